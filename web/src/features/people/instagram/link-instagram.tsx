import './i18n.ts';
import { Link2 } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { instagramUrl, leaveForInstagram } from './instagram-link.ts';

/** Only where Instagram is set up. */
export function LinkInstagram({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('instagram');
  const url = instagramUrl();
  if (!url) return null;
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        leftSection={<Link2 size={16} aria-hidden />}
        onClick={() => leaveForInstagram(url)}
      >
        {t('link')}
      </Button>
      <p>{t('hint')}</p>
    </div>
  );
}
