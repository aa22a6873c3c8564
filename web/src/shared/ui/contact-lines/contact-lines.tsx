import './i18n.ts';
import type { TalentContact } from '@callboard/contract/people/talent-profiles/profile';
import { Copy, Link2, Mail, Phone, Users } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  formatFollowers,
  socialAddress,
  splitManager,
  whatsappLink,
} from '../../lib/format/contact-links.ts';
import { formatMobile } from '../../lib/format/mobile.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { toast } from '../toast/toast.ts';
import classes from './contact-lines.module.css';

/** Copies one number or address. */
function CopyButton({ text, shown = text }: { text: string; shown?: string }) {
  const { t } = useTranslation('contactLines');
  const copy = useCopy(
    text,
    () => toast(t('copied', { text: shown })),
    () => toast(t('copyFailed'), { severity: 'error' }),
  );
  return (
    <button
      type="button"
      className={classes.copy}
      aria-label={t('copy', { text: shown })}
      title={t('copy', { text: shown })}
      onClick={() => void copy.copy()}
    >
      <Copy size={15} aria-hidden />
    </button>
  );
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function MobileLine({ mobile, name }: { mobile: string; name: string }) {
  const { t } = useTranslation('contactLines');
  const shown = formatMobile(mobile);
  return (
    <li className={classes.line}>
      <Phone size={17} aria-hidden />
      <a className={classes.main} href={`tel:${mobile}`}>
        {shown}
      </a>
      <CopyButton text={mobile} shown={shown} />
      <a
        className={classes.aside}
        href={whatsappLink(mobile)}
        aria-label={t('whatsappName', { name })}
        {...elsewhere}
      >
        {t('whatsapp')}
      </a>
    </li>
  );
}

/** May wrap before the @. */
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
      <CopyButton text={email} />
    </li>
  );
}

function SocialLine({ link }: { link: TalentContact['social_links'][number] }) {
  const { t } = useTranslation('contactLines');
  const { network, handle, followers } = link;
  const address = socialAddress(network.id, handle);
  const label = t('socialName', { handle, network: network.name });
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

function ManagerLines({ contact }: { contact: TalentContact }) {
  const { t } = useTranslation('contactLines');
  const { manager_name, mananger_mobile_number: mobile, mananger_email_address: email } = contact;
  if (!manager_name && !mobile && !email) return null;
  const { name, company } = splitManager(manager_name ?? t('manager'));
  return (
    <ul className={`${classes.lines} ${classes.manager}`}>
      <li className={`${classes.line} ${classes.who}`}>
        <Users size={17} aria-hidden />
        <span className={classes.main}>
          <b>{name}</b>
          <span className={classes.company}>{company ? t('managerOf', { company }) : t('manager')}</span>
        </span>
      </li>
      {mobile && <MobileLine mobile={mobile} name={name} />}
      {email && <EmailLine email={email} />}
    </ul>
  );
}

interface ContactLinesProps {
  contact: TalentContact;
  name: string;
}

/** Contact details of an unlocked talent, each with its action. */
export function ContactLines({ contact, name }: ContactLinesProps) {
  const { t } = useTranslation('contactLines');
  const { email, mobile_number: mobile, social_links: links, is_managed_by_manager: isManaged } = contact;
  const isEmpty = !email && !mobile && links.length === 0 && !isManaged;
  if (isEmpty) return <p className={classes.none}>{t('none')}</p>;
  return (
    <>
      <ul className={classes.lines}>
        {mobile && <MobileLine mobile={mobile} name={name} />}
        {email && <EmailLine email={email} />}
        {links.map((link) => (
          <SocialLine key={link.network.id} link={link} />
        ))}
      </ul>
      <ManagerLines contact={contact} />
    </>
  );
}
