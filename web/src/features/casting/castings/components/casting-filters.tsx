import type { CastingOfProject } from '@callboard/contract/casting/castings';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { type CastingFilter, castingsPath } from '../casting-filter.ts';
import classes from './casting-filters.module.css';

interface Choice {
  readonly key: number | 'all';
  readonly name: string;
  readonly count?: number;
  readonly to: string;
  readonly isChosen: boolean;
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className={classes.choices} aria-label={label}>
      {choices.map(({ key, name, count, to, isChosen }) => (
        <Link
          key={key}
          className={classes.choice}
          to={to}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
        >
          {name}
          {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}

interface CastingFiltersProps {
  filter: CastingFilter;
  total: number;
  types: readonly (CastingOfProject['project_type'] & { readonly count: number })[];
  years: readonly { readonly year: number }[];
}

/** By type and by year. Links, so that each can be shared and works before the scripts do. */
export function CastingFilters({ filter, total, types, years }: CastingFiltersProps) {
  const { t } = useTranslation('castings');
  const { type: chosen, year: chosenYear } = filter;
  const first = { ...filter, page: 1 };
  return (
    <div className={classes.filters}>
      <Choices
        label={t('types')}
        choices={[
          {
            key: 'all',
            name: t('allTypes'),
            count: total,
            to: castingsPath({ ...first, type: undefined }),
            isChosen: chosen === undefined,
          },
          ...types.map(({ id, name, count }) => ({
            key: id,
            name,
            count,
            to: castingsPath({ ...first, type: id }),
            isChosen: chosen === id,
          })),
        ]}
      />
      <Choices
        label={t('years')}
        choices={[
          {
            key: 'all',
            name: t('anyYear'),
            to: castingsPath({ ...first, year: undefined }),
            isChosen: chosenYear === undefined,
          },
          ...years.map(({ year }) => ({
            key: year,
            name: String(year),
            to: castingsPath({ ...first, year }),
            isChosen: chosenYear === year,
          })),
        ]}
      />
    </div>
  );
}
