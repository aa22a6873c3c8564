import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './count-badge.module.css';

const most = 99;

/** A count of new items. Renders nothing for 0. */
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
