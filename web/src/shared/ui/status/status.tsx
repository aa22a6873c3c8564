import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusChip } from './status-chip.tsx';
import { type StatusName, statusTable } from './status-table.ts';

interface StatusProps {
  name: StatusName;
  /** `chip` on pages and lists, `plain` under a card. */
  variant?: 'chip' | 'plain';
  /** A longer text: "Shortlisted for Meera". */
  children?: string | undefined;
}

export function Status({ name, variant = 'chip', children }: StatusProps) {
  const { t } = useTranslation('status');
  return (
    <StatusChip {...statusTable[name]} variant={variant}>
      {children ?? t(name)}
    </StatusChip>
  );
}
