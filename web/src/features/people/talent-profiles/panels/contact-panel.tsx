import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { whatsappLink } from '../../../../shared/lib/format/contact-links.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { ContactLines } from '../../../../shared/ui/contact-lines/contact-lines.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import panel from './panel.module.css';
import { Panel } from './panel.tsx';

interface MessageButtonProps {
  talent: UnlockedTalent;
  variant: 'filled' | 'outline';
}

function MessageButton({ talent: { user_id: userId, name }, variant }: MessageButtonProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <Button
      variant={variant}
      fullWidth
      leftSection={<MessageSquare size={18} aria-hidden />}
      aria-label={t('contact.messageTo', { name })}
      onClick={() => openMessages({ userId })}
    >
      {t('contact.message')}
    </Button>
  );
}

interface ContactPanelProps {
  talent: UnlockedTalent;
  /** Nobody writes to themselves. */
  mayWrite: boolean;
}

/** How to reach somebody, for those who have unlocked them. */
export function ContactPanel({ talent, mayWrite }: ContactPanelProps) {
  const { t } = useTranslation('talentProfile');
  const { name, unlocked_at: unlockedAt } = talent;
  return (
    <Panel title={t('contact.title')} mark={<Status name="unlocked" />} isPrinted>
      <ContactLines contact={talent} name={name} />
      {mayWrite && (
        <div className={`${panel.actions} ${panel.onDesk}`}>
          <MessageButton talent={talent} variant="outline" />
        </div>
      )}
      <p className={panel.small}>
        {unlockedAt ? t('contact.unlocked', { date: formatDate(unlockedAt) }) : t('contact.staysOpen')}{' '}
        {t('contact.revealed')}
      </p>
    </Panel>
  );
}

/** The quickest ways, where the thumb is. */
export function ContactButtons({ talent }: { talent: UnlockedTalent }) {
  const { t } = useTranslation('talentProfile');
  const { mobile_number: mobile } = talent;
  return (
    <>
      {mobile && (
        <ButtonAnchor href={`tel:${mobile}`} leftSection={<Phone size={18} aria-hidden />}>
          {t('contact.call')}
        </ButtonAnchor>
      )}
      {mobile && (
        <ButtonAnchor
          href={whatsappLink(mobile)}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          className={panel.iconOnly ?? ''}
          aria-label={t('contact.whatsapp')}
        >
          <MessageCircle size={18} aria-hidden />
        </ButtonAnchor>
      )}
      <MessageButton talent={talent} variant={mobile ? 'outline' : 'filled'} />
    </>
  );
}
