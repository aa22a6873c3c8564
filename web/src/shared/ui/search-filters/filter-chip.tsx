import './i18n.ts';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatCount } from '../../lib/format/count.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './filter-chips.module.css';

export interface ShownFilter {
  readonly key: string;
  /** Undefined until the lists have loaded. */
  readonly name: string | undefined;
  /** How many more match without it. Undefined until it is counted, null when counting failed. */
  readonly gain: number | undefined | null;
  readonly onRemove: () => void;
}

interface FilterChipProps extends Omit<ShownFilter, 'key'> {
  gainLabel: (gain: number) => string;
}

function FilterChip({ name, gain, gainLabel, onRemove }: FilterChipProps) {
  const { t } = useTranslation('searchFilters');
  return (
    <li className={classes.chip}>
      <span className={classes.name}>{name ?? <Skeleton width="4rem" height="0.75rem" />}</span>
      {gain !== null && (
        <span className={classes.gain}>
          {gain !== undefined && (
            <>
              <span aria-hidden>{t('chips.gain', { shown: formatCount(gain) })}</span>
              <VisuallyHidden>{gainLabel(gain)}</VisuallyHidden>
            </>
          )}
        </span>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('chips.remove', { name: name ?? '' })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}

interface ChipRowProps {
  filters: readonly ShownFilter[];
  /** For screen readers: "12 more talents without it". */
  gainLabel: (gain: number) => string;
  /** In place of the row while nothing is set. */
  none?: ReactNode;
}

/** The active filters, each with how many more matches there would be without it. */
export function ChipRow({ filters, gainLabel, none }: ChipRowProps) {
  const { t } = useTranslation('searchFilters');
  const [announcement, setAnnouncement] = useState('');
  const row = useRef<HTMLUListElement>(null);
  const remove = ({ name = '', onRemove }: ShownFilter, at: number) => {
    onRemove();
    setAnnouncement(t('chips.removed', { name }));
    // The removed chip had the focus, so it moves to the next one.
    const buttons = row.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus();
  };
  return (
    <>
      {filters.length === 0 && (none ?? <p className={classes.none}>{t('chips.none')}</p>)}
      <ul ref={row} className={classes.chips} aria-label={t('chips.label')} hidden={filters.length === 0}>
        {filters.map((filter, at) => (
          <FilterChip
            key={filter.key}
            name={filter.name}
            gain={filter.gain}
            gainLabel={gainLabel}
            onRemove={() => remove(filter, at)}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
