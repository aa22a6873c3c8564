import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { whatsappLink } from '../../../../shared/lib/format/contact-links.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { ContactLines } from '../../../../shared/ui/contact-lines/contact-lines.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import classes from './panel.module.css';
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
  /** Off in the owner's own preview. */
  canMessage: boolean;
}

/** For recruiters who unlocked the talent. */
export function ContactPanel({ talent, canMessage }: ContactPanelProps) {
  const { t } = useTranslation('talentProfile');
  const { name, unlocked_at: unlockedAt } = talent;
  return (
    <Panel title={t('contact.title')} status={<Status name="unlocked" />} isPrinted>
      <ContactLines contact={talent} name={name} />
      {canMessage && (
        <div className={`${classes.actions} ${classes.onDesktop}`}>
          <MessageButton talent={talent} variant="outline" />
        </div>
      )}
      <p className={classes.small}>
        {unlockedAt ? t('contact.unlocked', { date: formatDate(unlockedAt) }) : t('contact.staysOpen')}{' '}
        {t('contact.revealed')}
      </p>
    </Panel>
  );
}

/** At the foot of a phone. */
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
          className={classes.square}
          aria-label={t('contact.whatsapp')}
        >
          <MessageCircle size={18} aria-hidden />
        </ButtonAnchor>
      )}
      <MessageButton talent={talent} variant={mobile ? 'outline' : 'filled'} />
    </>
  );
}
