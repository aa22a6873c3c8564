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
import { type ContactKind, contactCodes, readSignInMethodsAgain, readUserRecordAgain } from '../api.ts';
import { checksIn } from '../model/check-values.ts';
import { contactOf } from '../model/contact.ts';
import { errorText } from '../model/error-text.ts';
import { changedParts } from '../model/settings-change.ts';
import { useSettings } from '../model/settings-context.ts';
import { type SettingsValues, toValues } from '../model/settings-values.ts';
import { CodeEntry } from './code-entry.tsx';
import classes from './contact-field.module.css';
import pendingContactClasses from './pending-contact.module.css';

interface PendingContactProps {
  kind: ContactKind;
  onVerified: () => void;
}

/** A new address that waits for its code; the old one stays in use until then, and may simply stay. */
function PendingContact({ kind, onVerified }: PendingContactProps) {
  const { t } = useTranslation('settings');
  const { record, keepContact } = useSettings();
  const { address: known, pending } = contactOf(record, kind);
  if (pending === null) return null;
  // The number of the profile itself may be the one that waits: then there is no old one to keep.
  const address = known === pending ? null : known;
  const show = kind === 'email' ? String : formatMobile;
  return (
    <div className={pendingContactClasses.pending}>
      <p className={pendingContactClasses.title}>{t('contact.pending.title', { address: show(pending) })}</p>
      <p className={pendingContactClasses.text}>
        {address === null
          ? t(`contact.pending.new.${kind}`)
          : t(`contact.pending.keep.${kind}`, { current: show(address) })}
      </p>
      <CodeEntry
        key={pending}
        kind={kind}
        address={pending}
        onVerified={onVerified}
        way={
          address === null
            ? undefined
            : { label: t('contact.pending.cancel'), onTake: () => keepContact(kind, address) }
        }
      />
    </div>
  );
}

const inputs = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

function VerifiedMark() {
  const { t } = useTranslation('settings');
  return (
    <span className={classes.verified}>
      <Check size={15} aria-hidden />
      {t('contact.verified')}
    </span>
  );
}

/** Reads the record anew once an address has proved itself, and shows it in the field. */
function useVerified(kind: ContactKind) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const { setValue } = useFormContext<SettingsValues>();
  const client = useQueryClient();
  return async () => {
    toast(t(kind === 'email' ? 'contact.emailVerified' : 'contact.mobileVerified'));
    const fresh = await readUserRecordAgain(client, record.user_id).catch(() => undefined);
    if (fresh) setValue(kind, toValues(fresh)[kind]);
    void readSignInMethodsAgain(client);
    await session.refreshUser().catch(() => undefined);
  };
}

/** An address with its proof: verified, to be verified, changed, or waiting for the new one to answer. */
export function ContactField({ kind }: { kind: ContactKind }) {
  const { t } = useTranslation('settings');
  const { record, saveContact, isSaving } = useSettings();
  const { register, trigger, setError, getValues, formState } = useFormContext<SettingsValues>();
  const values = useWatch<SettingsValues>();
  const [isEntering, setIsEntering] = useState(false);
  const verified = useVerified(kind);
  const { address, isVerified, pending } = contactOf(record, kind);
  const isChanged = changedParts(record, { ...toValues(record), [kind]: values[kind] ?? '' }).includes(kind);
  const isNeeded = address !== null;

  const sendToOwn = async (own: string) => {
    try {
      await contactCodes[kind].send(own);
      setIsEntering(true);
    } catch (error) {
      setError(kind, { message: errorText(t, readRequestError(error)) });
    }
  };
  const send = async () => {
    if (!(await trigger(kind, { shouldFocus: true }))) return;
    // A number that was only typed so far becomes a sign-in: that is asked for like a new one.
    if (isChanged || kind === 'mobile') saveContact(kind, getValues(kind));
    else if (address) await sendToOwn(address);
  };

  const hasSend = isChanged || (address !== null && !isVerified && !isEntering && pending !== address);
  return (
    <div className={classes.contact}>
      <TextField
        {...register(kind, { validate: checksIn(t)[kind](isNeeded) })}
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
            isVerified && !isChanged && <VerifiedMark />
          )
        }
      />
      {pending !== null && <PendingContact kind={kind} onVerified={() => void verified()} />}
      {pending === null && isEntering && address !== null && !isVerified && (
        <div className={classes.entering}>
          <p className={classes.sent}>{t('contact.code.sentTo', { address })}</p>
          <CodeEntry
            kind={kind}
            address={address}
            onVerified={() => {
              setIsEntering(false);
              void verified();
            }}
            way={{ label: t('contact.code.close'), onTake: () => setIsEntering(false) }}
          />
        </div>
      )}
    </div>
  );
}
