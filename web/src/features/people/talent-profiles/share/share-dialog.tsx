import { Copy, MessageCircle } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { profileLink } from './use-share.ts';

const whatsappMessage = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

interface ShareDialogProps {
  name: string;
  userUniqueId: string;
  address: string | null;
  isHidden: boolean;
  onClose: () => void;
}

export default function ShareDialog({ name, userUniqueId, address, isHidden, onClose }: ShareDialogProps) {
  const { t } = useTranslation('talentProfile');
  const link = profileLink({ userUniqueId, address });
  const { copy, hasFailed } = useCopy(link, () => {
    toast(t('share.copied'));
    onClose();
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('share.title')}
      lead={t(isHidden ? 'share.leadHidden' : 'share.lead')}
    >
      <Stack gap={2}>
        <TextField
          label={t('share.link')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        {hasFailed && <Alert family="stop">{t('share.copyFailed')}</Alert>}
        <Button
          variant="ink"
          size="lg"
          leftSection={<Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('share.copy')}
        </Button>
        <ButtonAnchor
          href={whatsappMessage(t('share.message', { name, link }))}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          size="lg"
          leftSection={<MessageCircle size={18} aria-hidden />}
        >
          {t('share.whatsapp')}
        </ButtonAnchor>
      </Stack>
    </Dialog>
  );
}
