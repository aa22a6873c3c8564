import { SquareCheckBig } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import classes from './select-button.module.css';

/** For fingers, which cannot hover over a card to find its box. Gone while the bar of a selection is there. */
export function SelectButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('controls');
  return (
    <Button
      variant="outline"
      size="sm"
      className={`${classes.select}`}
      leftSection={<SquareCheckBig size={16} aria-hidden />}
      onClick={onPress}
    >
      {t('select')}
    </Button>
  );
}
