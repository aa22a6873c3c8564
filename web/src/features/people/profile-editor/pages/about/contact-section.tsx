import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../../shared/lib/api/request-error.ts';
import { formatMobile } from '../../../../../shared/lib/format/mobile.ts';
import { paths } from '../../../../../shared/lib/paths.ts';
import { session } from '../../../../../shared/lib/session/index.ts';
import { PlainButton } from '../../../../../shared/ui/button/button.tsx';
import { FieldError } from '../../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { CodeEntry, codeErrorText, contactCodes } from '../../../../accounts/contact-codes/index.ts';
import { BoundText, BoundToggle } from '../../components/bound-fields.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { targetId } from '../../model/pages.ts';
import { useFieldValue, useWizard } from '../../model/wizard-context.ts';
import classes from './contact-section.module.css';

/** Whether the address is verified, with a link to the settings. */
function Proof({ isVerified, action }: { isVerified: boolean; action: string }) {
  const { t } = useTranslation('profileWizard');
  const Icon = isVerified ? Check : CircleAlert;
  return (
    <>
      <span className={classes.state} data-verified={isVerified || undefined}>
        <Icon size={15} aria-hidden />
        {t(isVerified ? 'about.contact.verified' : 'about.contact.unverified')}
      </span>
      <Link className={classes.link} to={`${paths.settings(1)}#you`}>
        {action}
      </Link>
    </>
  );
}

interface AddressProps {
  label: string;
  address: string;
  change: string;
}

function VerifiedAddress({ label, address, change }: AddressProps) {
  return (
    <div className={classes.address}>
      <div className={classes.text}>
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>{address}</span>
      </div>
      <Proof isVerified action={change} />
    </div>
  );
}

/** Sends the code, and notes in the profile that the address is verified. */
function useEmailCode(email: string) {
  const { t } = useTranslation('profileWizard');
  const { t: codeTexts } = useTranslation('contactCodes');
  const { updatePayload } = useWizard();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string>();
  const send = async () => {
    setState('sending');
    setError(undefined);
    try {
      await contactCodes.email.send(email);
      setState('sent');
    } catch (caught) {
      setError(codeErrorText(codeTexts, readRequestError(caught)));
      setState('idle');
    }
  };
  const onVerified = () => {
    toast(t('about.contact.emailVerified'));
    updatePayload((payload) => ({
      ...payload,
      is_email_verified: true,
      progress: {
        ...payload.progress,
        missing: payload.progress.missing.filter((need) => need !== 'verified_contact'),
      },
    }));
    session.refreshUser().catch(() => undefined);
  };
  return { state, error, send: () => void send(), onVerified };
}

/** An address that is not verified yet, with its code. */
function UnverifiedEmail({ email }: { email: string }) {
  const { t } = useTranslation('profileWizard');
  const { isReadOnly } = useWizard();
  const { state, error, send, onVerified } = useEmailCode(email);
  return (
    <div>
      <div className={classes.address}>
        <div className={classes.text}>
          <span className={classes.label}>{t('about.contact.email')}</span>
          <span className={classes.value}>{email}</span>
        </div>
        <span className={classes.state}>
          <CircleAlert size={15} aria-hidden />
          {t('about.contact.unverified')}
        </span>
        {state !== 'sent' && (
          <PlainButton className={classes.link} disabled={isReadOnly || state === 'sending'} onClick={send}>
            {t('about.contact.sendCode')}
          </PlainButton>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {state === 'sent' && (
        <div className={classes.code}>
          <p>{t('about.contact.sentTo', { address: email })}</p>
          <CodeEntry kind="email" address={email} isFocused onVerified={onVerified} />
        </div>
      )}
    </div>
  );
}

function Email() {
  const { t } = useTranslation('profileWizard');
  const { email, is_email_verified: isVerified } = useWizard().payload;
  if (email === null) return null;
  return isVerified ? (
    <VerifiedAddress
      label={t('about.contact.email')}
      address={email}
      change={t('about.contact.changeEmail')}
    />
  ) : (
    <UnverifiedEmail email={email} />
  );
}

function Mobile() {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const { mobile_number: mobile, is_mobile_verified: isVerified } = payload;
  if (mobile !== null && isVerified) {
    return (
      <VerifiedAddress
        label={t('fields.mobile')}
        address={formatMobile(mobile)}
        change={t('about.contact.changeMobile')}
      />
    );
  }
  return (
    <div>
      <BoundText
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t('about.contact.mobilePlaceholder')}
        hint={t('about.contact.mobileHint')}
      />
      {mobile !== null && (
        <p className={classes.below}>
          <Proof isVerified={false} action={t('about.contact.verify')} />
        </p>
      )}
    </div>
  );
}

export function ContactSection() {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const hasMobile = useFieldValue('mobile').trim() !== '';
  const isVerified = payload.is_email_verified || payload.is_mobile_verified;
  return (
    <PageSection id={targetId('contact')} title={t('about.contact.title')} aside={t('about.contact.aside')}>
      {!isVerified && <p className={classes.needed}>{t('about.contact.neededOne')}</p>}
      <Email />
      <Mobile />
      <BoundToggle
        name="whatsappUpdates"
        hint={t(hasMobile ? 'about.contact.whatsappHint' : 'about.contact.whatsappNone')}
        isDisabled={!hasMobile && !payload.whatsapp_updates}
      />
    </PageSection>
  );
}
