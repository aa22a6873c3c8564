import { Check, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatMobile } from '../../../../../shared/lib/format/mobile.ts';
import { paths } from '../../../../../shared/lib/paths.ts';
import { BoundText, BoundToggle } from '../../components/bound-fields.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { targetId } from '../../model/pages.ts';
import { useFieldValue, useWizard } from '../../model/wizard-context.ts';
import classes from './contact-section.module.css';

/** Whether the address is verified, with a link to the settings. */
function Proof({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('profileWizard');
  const Icon = isVerified ? Check : CircleAlert;
  return (
    <>
      <span className={classes.state} data-verified={isVerified || undefined}>
        <Icon size={15} aria-hidden />
        {t(isVerified ? 'about.contact.verified' : 'about.contact.unverified')}
      </span>
      <Link className={classes.link} to={`${paths.settings(1)}#you`}>
        {t(isVerified ? 'about.contact.change' : 'about.contact.verify')}
      </Link>
    </>
  );
}

interface AddressProps {
  label: string;
  address: string | null;
  isVerified: boolean;
}

function Address({ label, address, isVerified }: AddressProps) {
  const { t } = useTranslation('profileWizard');
  return (
    <div className={classes.address}>
      <div className={classes.text}>
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>{address ?? t('about.contact.noEmail')}</span>
      </div>
      {address !== null && <Proof isVerified={isVerified} />}
    </div>
  );
}

function Mobile() {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const { mobile_number: mobile, is_mobile_verified: isVerified } = payload;
  if (mobile !== null && isVerified) {
    return <Address label={t('fields.mobile')} address={formatMobile(mobile)} isVerified />;
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
          <Proof isVerified={false} />
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
      <Address
        label={t('about.contact.email')}
        address={payload.email}
        isVerified={payload.is_email_verified}
      />
      <Mobile />
      <BoundToggle
        name="whatsappUpdates"
        hint={t(hasMobile ? 'about.contact.whatsappHint' : 'about.contact.whatsappNone')}
        isDisabled={!hasMobile && !payload.whatsapp_updates}
      />
    </PageSection>
  );
}
