import type { UnlockedTalent } from '@callboard/contract/talent-profile';
import { Button } from '@mantine/core';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format/dates.ts';
import { Status } from '../../../shared/ui/status/status.tsx';
import { whatsappLink } from '../model/contact-links.ts';
import { EmailLine, ManagerLines, MobileLine, SocialLine } from './contact-lines.tsx';
import classes from './contact-panel.module.css';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';

/** How to reach somebody, for those who have unlocked them. */
export function ContactPanel({ talent }: { talent: UnlockedTalent }) {
  const { t } = useTranslation('talentProfile');
  const { email, mobile_number: mobile, social_links: links, name, unlocked_at: unlockedAt } = talent;
  const isEmpty = !email && !mobile && links.length === 0 && !talent.is_managed_by_manager;
  return (
    <Panel title={t('contact.title')} mark={<Status name="unlocked" />} isPrinted>
      {isEmpty && <p className={panel.text}>{t('contact.none')}</p>}
      <ul className={classes.lines}>
        {mobile && <MobileLine mobile={mobile} name={name} />}
        {email && <EmailLine email={email} />}
        {links.map((link) => (
          <SocialLine key={link.network.id} link={link} />
        ))}
      </ul>
      <ManagerLines contact={talent} />
      <p className={panel.small}>
        {unlockedAt ? t('contact.unlocked', { date: formatDate(unlockedAt) }) : t('contact.staysOpen')}{' '}
        {t('contact.revealed')}
      </p>
    </Panel>
  );
}

export const hasQuickWay = ({ email, mobile_number }: UnlockedTalent): boolean =>
  Boolean(email ?? mobile_number);

/** The quickest ways, where the thumb is. */
export function ContactButtons({ talent }: { talent: UnlockedTalent }) {
  const { t } = useTranslation('talentProfile');
  const { email, mobile_number: mobile } = talent;
  return (
    <>
      {mobile && (
        <Button component="a" href={`tel:${mobile}`} leftSection={<Phone size={18} aria-hidden />}>
          {t('contact.call')}
        </Button>
      )}
      {mobile && (
        <Button
          component="a"
          href={whatsappLink(mobile)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<MessageCircle size={18} aria-hidden />}
        >
          {t('contact.whatsapp')}
        </Button>
      )}
      {email && !mobile && (
        <Button component="a" href={`mailto:${email}`} leftSection={<Mail size={18} aria-hidden />}>
          {t('contact.email')}
        </Button>
      )}
    </>
  );
}
