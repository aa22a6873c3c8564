import { useTranslation } from 'react-i18next';
import classes from './status.module.css';
import { type StatusName, statusTable } from './status-table.ts';

interface StatusProps {
  name: StatusName;
  /** `chip` on pages and lists, `plain` under a card where a tint would crowd. */
  variant?: 'chip' | 'plain';
  /** Says more than the word alone: "Shortlisted for Meera". */
  children?: string;
}

export function Status({ name, variant = 'chip', children }: StatusProps) {
  const { t } = useTranslation('status');
  const { family, icon: Icon } = statusTable[name];
  return (
    <span className={classes.status} data-family={family} data-variant={variant}>
      <Icon size={13} aria-hidden fill={family === 'cast' ? 'currentColor' : 'none'} />
      {children ?? t(name)}
    </span>
  );
}
