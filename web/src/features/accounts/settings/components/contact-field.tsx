import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { PlainButton } from '../../../../shared/ui/button/button.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { CodeEntry, type ContactKind, contactCodes } from '../../contact-codes/index.ts';
import { refetchUserRecord, refreshSignInMethods } from '../api.ts';
import { contactOf } from '../model/contact.ts';
import { errorText } from '../model/error-text.ts';
import { fieldChecks } from '../model/field-checks.ts';
import { changedSettings } from '../model/settings-change.ts';
import { useSettings } from '../model/settings-context.ts';
import { type SettingsValues, toValues } from '../model/settings-values.ts';
import classes from './contact-field.module.css';

interface PendingContactProps {
  kind: ContactKind;
  onVerified: () => void;
}

/** A new address that is not verified yet. The old one stays in use until then. */
function PendingContact({ kind, onVerified }: PendingContactProps) {
  const { t } = useTranslation('settings');
  const { record, revertContact, isSaving } = useSettings();
  const { address: known, pending } = contactOf(record, kind);
  if (pending === null) return null;
  // The profile's own number may be the pending one. Then there is no old number to keep.
  const address = known === pending ? null : known;
  const show = kind === 'email' ? String : formatMobile;
  return (
    <div className={classes.pending}>
      <p className={classes.pendingTitle}>{t('contact.pending.title', { address: show(pending) })}</p>
      <p className={classes.pendingText}>
        {address === null
          ? t(`contact.pending.new.${kind}`)
          : t(`contact.pending.keep.${kind}`, { current: show(address) })}
      </p>
      <CodeEntry
        key={pending}
        kind={kind}
        address={pending}
        isWaiting={isSaving}
        onVerified={onVerified}
        cancel={
          address === null
            ? undefined
            : { label: t('contact.pending.cancel'), onClick: () => revertContact(kind, address) }
        }
      />
    </div>
  );
}

const inputs = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

function VerifiedBadge() {
  const { t } = useTranslation('settings');
  return (
    <span className={classes.verified}>
      <Check size={15} aria-hidden />
      {t('contact.verified')}
    </span>
  );
}

/** Refetches the record once an address is verified, and shows it in the field. */
function useOnVerified(kind: ContactKind) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const { setValue } = useFormContext<SettingsValues>();
  const client = useQueryClient();
  return async () => {
    toast(t(kind === 'email' ? 'contact.emailVerified' : 'contact.mobileVerified'));
    const fresh = await refetchUserRecord(client, record.user_id).catch(() => undefined);
    if (fresh) setValue(kind, toValues(fresh)[kind]);
    void refreshSignInMethods(client);
    await session.refreshUser().catch(() => undefined);
  };
}

/** An email or mobile number with its verification. */
export function ContactField({ kind }: { kind: ContactKind }) {
  const { t } = useTranslation('settings');
  const { record, saveContact, isSaving } = useSettings();
  const { register, trigger, setError, getValues, formState } = useFormContext<SettingsValues>();
  const values = useWatch<SettingsValues>();
  const [isEntering, setIsEntering] = useState(false);
  const onVerified = useOnVerified(kind);
  const { address, isVerified, pending } = contactOf(record, kind);
  const isChanged = changedSettings(record, { ...toValues(record), [kind]: values[kind] ?? '' }).includes(
    kind,
  );
  const isNeeded = address !== null;

  const sendToCurrent = async (current: string) => {
    try {
      await contactCodes[kind].send(current);
      setIsEntering(true);
    } catch (error) {
      setError(kind, { message: errorText(t, readRequestError(error)) });
    }
  };
  const send = async () => {
    if (!(await trigger(kind, { shouldFocus: true }))) return;
    // An unverified number becomes a sign-in method, so it is saved like a new one.
    if (isChanged || kind === 'mobile') saveContact(kind, getValues(kind));
    else if (address) await sendToCurrent(address);
  };

  const hasSend = isChanged || (address !== null && !isVerified && !isEntering && pending !== address);
  return (
    <div className={classes.contact}>
      <TextField
        {...register(kind, { validate: fieldChecks(t)[kind](isNeeded) })}
        {...inputs[kind]}
        label={t(`you.${kind}`)}
        placeholder={kind === 'mobile' ? t('you.mobilePlaceholder') : undefined}
        error={formState.errors[kind]?.message}
        hint={address !== null && !isVerified && !isChanged && t(`contact.unverified.${kind}`)}
        end={
          hasSend ? (
            <PlainButton className={classes.send} disabled={isSaving} onClick={() => void send()}>
              {t('contact.sendCode')}
            </PlainButton>
          ) : (
            isVerified && !isChanged && <VerifiedBadge />
          )
        }
      />
      {pending !== null && <PendingContact kind={kind} onVerified={() => void onVerified()} />}
      {pending === null && isEntering && address !== null && !isVerified && (
        <div className={classes.entering}>
          <p className={classes.sent}>{t('contact.code.sentTo', { address })}</p>
          <CodeEntry
            kind={kind}
            address={address}
            isFocused
            isWaiting={isSaving}
            onVerified={() => {
              setIsEntering(false);
              void onVerified();
            }}
            cancel={{ label: t('contact.code.close'), onClick: () => setIsEntering(false) }}
          />
        </div>
      )}
    </div>
  );
}
