import type { TalentContact } from '@callboard/contract/talent-profile';
import { Link2, Mail, Phone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMobile } from '../../../shared/lib/format/mobile.ts';
import { formatFollowers, managerParts, socialAddress, whatsappLink } from '../model/contact-links.ts';
import classes from './contact-panel.module.css';

/** Opened beside the profile, which is told nothing of where its reader went. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function MobileLine({ mobile, name }: { mobile: string; name: string }) {
  const { t } = useTranslation('talentProfile');
  return (
    <li className={classes.line}>
      <Phone size={17} aria-hidden />
      <a className={classes.main} href={`tel:${mobile}`}>
        {formatMobile(mobile)}
      </a>
      <a
        className={classes.aside}
        href={whatsappLink(mobile)}
        aria-label={t('contact.whatsappName', { name })}
        {...elsewhere}
      >
        {t('contact.whatsapp')}
      </a>
    </li>
  );
}

/** Broken before the @, if it must be. */
export function EmailLine({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <li className={classes.line}>
      <Mail size={17} aria-hidden />
      <a className={classes.main} href={`mailto:${email}`}>
        <span>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </span>
      </a>
    </li>
  );
}

export function SocialLine({ link }: { link: TalentContact['social_links'][number] }) {
  const { t } = useTranslation('talentProfile');
  const { network, handle, followers } = link;
  const address = socialAddress(network.id, handle);
  const label = t('contact.socialName', { handle, network: network.name });
  return (
    <li className={classes.line}>
      <Link2 size={17} aria-hidden />
      {address ? (
        <a className={classes.main} href={address} aria-label={label} title={network.name} {...elsewhere}>
          {handle}
        </a>
      ) : (
        <span className={classes.main} title={network.name}>
          {handle}
        </span>
      )}
      <span className={classes.aside}>
        {followers === null ? network.name : `${network.name}, ${formatFollowers(followers)}`}
      </span>
    </li>
  );
}

export function ManagerLines({ contact }: { contact: TalentContact }) {
  const { t } = useTranslation('talentProfile');
  const { manager_name, mananger_mobile_number: mobile, mananger_email_address: email } = contact;
  if (!manager_name && !mobile && !email) return null;
  const { name, house } = managerParts(manager_name ?? t('contact.manager'));
  return (
    <ul className={`${classes.lines} ${classes.manager}`}>
      <li className={`${classes.line} ${classes.who}`}>
        <Users size={17} aria-hidden />
        <span className={classes.main}>
          <b>{name}</b>
          <span className={classes.house}>
            {house ? t('contact.managerOf', { house }) : t('contact.manager')}
          </span>
        </span>
      </li>
      {mobile && <MobileLine mobile={mobile} name={name} />}
      {email && <EmailLine email={email} />}
    </ul>
  );
}
