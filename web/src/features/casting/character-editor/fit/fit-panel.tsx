import type { Condition } from '@callboard/contract/casting/project-values';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { Fee } from '../model/character-values.ts';
import { costsOf, type WireFilters } from '../model/fit-filters.ts';
import type { Fit } from '../model/use-fit.ts';
import { useFitCount, useFittingFaces } from '../model/use-fit-count.ts';
import { FeeCheck } from './fee-check.tsx';
import classes from './fit-panel.module.css';
import { isFew } from './fit-words.ts';
import { MustCosts } from './must-costs.tsx';

type FitCount = Fit['count'];

function CountError({ count }: { count: FitCount }) {
  const { t } = useTranslation('characterEditor');
  const { code } = readRequestError(count.error);
  const known = code === 'NETWORK' || code === 'RATE_LIMITED' || code === 'PROFILE_FROZEN';
  return (
    <div className={classes.error} role="alert">
      <p>{t(`fit.errors.${known ? code : 'other'}`)}</p>
      <Button variant="outline" size="xs" onClick={() => void count.refetch()}>
        {t('fit.again')}
      </Button>
    </div>
  );
}

/** Of those who fit: the unlocked and the new ones. */
function Known({ filters }: { filters: WireFilters }) {
  const { t } = useTranslation('characterEditor');
  const unlocked = useFitCount({ ...filters, unlocked: 'true' }).data?.count;
  const fresh = useFitCount({ ...filters, isNew: 'true' }).data?.count;
  const said = [
    unlocked && (isFew(unlocked) ? t('fit.unlockedFew') : t('fit.unlocked', { count: unlocked })),
    fresh && (isFew(fresh) ? t('fit.newFew') : t('fit.isNew', { count: fresh })),
  ].filter(Boolean);
  return said.length > 0 && <p className={classes.known}>{said.join(', ')}.</p>;
}

function Faces({ filters }: { filters: WireFilters }) {
  const { data: talents = [] } = useFittingFaces(filters);
  if (talents.length === 0) return null;
  return (
    <ul className={classes.faces}>
      {talents.map(({ user_id, name, gallary: [cover] }) => (
        <li key={user_id}>
          {cover ? (
            <img src={cover.file_url} alt={name} width={cover.width} height={cover.height} loading="lazy" />
          ) : (
            <span role="img" aria-label={name}>
              {name.charAt(0)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface BigNumberProps {
  found: TalentCount | undefined;
  all: number | undefined;
  isStale: boolean;
}

function BigNumber({ found, all, isStale }: BigNumberProps) {
  const { t } = useTranslation('characterEditor');
  if (!found) return <p className={classes.counting}>{t('fit.counting')}</p>;
  const { count } = found;
  if (count === 0) {
    return (
      <div className={classes.nobody} role="status">
        <b>{t('fit.nobody')}</b>
        <p>{t('fit.nobodyHint')}</p>
      </div>
    );
  }
  return (
    <p className={classes.big} data-stale={isStale || undefined} role="status">
      <b data-long={count > 9999 || undefined} data-few={isFew(count) || undefined}>
        {isFew(count) ? t('fit.aFew') : formatCount(count)}
      </b>
      <span>
        <em>{t('fit.talents', { count: isFew(count) ? 2 : count })}</em>
        {all !== undefined && t('fit.of', { count: all })}
      </span>
    </p>
  );
}

interface FitPanelProps {
  count: FitCount;
  filters: WireFilters;
  fee: Fee;
  /** The numbers are of what was typed before. */
  isStale: boolean;
  nameOf: (condition: Condition) => string;
  onMakeNice: ((condition: Condition) => void) | undefined;
}

/** How many fit what is typed, which must costs how many, and what they usually ask for. */
export function FitPanel({ count, filters, fee, isStale, nameOf, onMakeNice }: FitPanelProps) {
  const { t } = useTranslation('characterEditor');
  const all = useFitCount({}).data?.count;
  const { data: found, isError } = count;
  const leftOut = found?.days_left_out;
  return (
    <aside className={classes.panel} aria-label={t('fit.label')}>
      <BigNumber found={found} all={all} isStale={isStale} />
      {isError && <CountError count={count} />}
      {leftOut && <p className={classes.known}>{t(leftOut === 'few' ? 'fit.datesFew' : 'fit.datesName')}</p>}
      {found && found.count > 0 && (
        <>
          <Faces filters={filters} />
          <Known filters={filters} />
        </>
      )}
      {found && <MustCosts found={found} costs={costsOf(found)} nameOf={nameOf} onMakeNice={onMakeNice} />}
      {found && found.count > 0 && <FeeCheck filters={filters} fee={fee} />}
      <p className={classes.comfort}>
        <ShieldCheck size={16} aria-hidden />
        {t('fit.comfort')}
      </p>
    </aside>
  );
}
