import { ArrowDown } from 'lucide-react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { CountBadge } from '../../../../../shared/ui/count-badge/count-badge.tsx';
import classes from './jump-button.module.css';

interface JumpButtonProps {
  isShown: boolean;
  /** What came while one was reading further up. */
  count: number;
  onPress: () => void;
}

export function JumpButton({ isShown, count, onPress }: JumpButtonProps) {
  const { t } = useTranslation('messages');
  if (!isShown) return null;
  const label = count > 0 ? t('thread.toUnread', { count }) : t('thread.toNewest');
  return (
    <div className={classes.place}>
      <button type="button" className={classes.button} aria-label={label} title={label} onClick={onPress}>
        <ArrowDown size={20} aria-hidden />
        <span className={classes.count}>
          <CountBadge count={count} />
        </span>
      </button>
    </div>
  );
}
