import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './count-badge.module.css';

const most = 99;

/** How many are new or wait for you. Nothing is shown for none. */
export function CountBadge({ count }: { count: number }) {
  const { t } = useTranslation('shell');
  if (count <= 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{t('newCount', { count })}</VisuallyHidden>
    </span>
  );
}
