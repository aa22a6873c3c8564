import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { whatsappLink } from '../../../../shared/lib/format/contact-links.ts';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import classes from './panel.module.css';

interface MessageButtonProps {
  talent: UnlockedTalent;
  variant: 'filled' | 'outline';
}

export function MessageButton({ talent: { user_id: userId, name }, variant }: MessageButtonProps) {
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
