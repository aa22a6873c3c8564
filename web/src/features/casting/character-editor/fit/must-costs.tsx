import type { Condition } from '@callboard/contract/casting/project-values';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import type { MustCost } from '../model/fit-filters.ts';
import { isFew } from './fit-words.ts';
import classes from './must-costs.module.css';

interface MustCostsProps {
  found: Pick<TalentCount, 'count'>;
  /** The most expensive first. */
  costs: readonly MustCost[];
  nameOf: (condition: Condition) => string;
  /** Missing where nothing can be changed. */
  onMakeNice: ((condition: Condition) => void) | undefined;
}

/** One must that would help most if it only sorted. */
function Suggestion({ found, costs: [highest], nameOf, onMakeNice }: MustCostsProps) {
  const { t } = useTranslation('characterEditor');
  if (!highest || highest.more === 0 || !onMakeNice) return null;
  const condition = nameOf(highest.condition);
  const count = found.count + highest.more;
  return (
    <div className={classes.try}>
      <p>{t('fit.try', { condition })}</p>
      <Button variant="outline" size="xs" onClick={() => onMakeNice(highest.condition)}>
        {isFew(count) ? t('fit.makeFew', { condition }) : t('fit.make', { condition, count })}
      </Button>
    </div>
  );
}

/** How many more would fit without each must. */
export function MustCosts(props: MustCostsProps) {
  const { costs, nameOf } = props;
  const { t } = useTranslation('characterEditor');
  const highest = costs[0]?.more ?? 0;
  const shareOf = (more: number): CSSProperties & { '--share': number } => ({
    '--share': highest > 0 ? more / highest : 0,
  });
  return (
    <section>
      <SectionTitle level={3} aside={t('fit.costsAside')}>
        {t('fit.costsTitle')}
      </SectionTitle>
      {costs.length === 0 && <p className={classes.none}>{t('fit.noMusts')}</p>}
      <ul className={classes.costs}>
        {costs.map(({ condition, more }, at) => (
          <li key={condition} data-highest={(at === 0 && more > 0) || undefined}>
            <span>{nameOf(condition)}</span>
            <b>{isFew(more) ? t('fits.aFew') : t('fits.more', { count: more })}</b>
            <i style={shareOf(more)} />
          </li>
        ))}
      </ul>
      <Suggestion {...props} />
    </section>
  );
}
