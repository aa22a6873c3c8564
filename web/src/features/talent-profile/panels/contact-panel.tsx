import type { UnlockedTalent } from '@callboard/contract/talent-profile';
import { Button } from '@mantine/core';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { whatsappLink } from '../../../shared/lib/format/contact-links.ts';
import { formatDate } from '../../../shared/lib/format/dates.ts';
import { ContactLines } from '../../../shared/ui/contact-lines/contact-lines.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';

/** How to reach somebody, for those who have unlocked them. */
export function ContactPanel({ talent }: { talent: UnlockedTalent }) {
  const { t } = useTranslation('talentProfile');
  const { name, unlocked_at: unlockedAt } = talent;
  return (
    <Panel title={t('contact.title')} mark={<Status name="unlocked" />} isPrinted>
      <ContactLines contact={talent} name={name} />
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
