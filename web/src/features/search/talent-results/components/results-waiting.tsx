import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TalentCardSkeleton } from '../../../../shared/ui/talent-card/talent-card-skeleton.tsx';
import { TalentGrid } from '../../../../shared/ui/talent-card/talent-grid.tsx';
import classes from './results-waiting.module.css';

const cards = Array.from({ length: 24 }, (_, at) => at);
const rows = cards.slice(0, 10);

/** The page to come, at its final size. */
export function ResultsWaiting({ layout }: { layout: 'grid' | 'list' }) {
  const { t } = useTranslation('talentResults');
  return (
    <Waiting label={t('loading')}>
      {layout === 'grid' ? (
        <TalentGrid label={t('loading')} beside="rail">
          {cards.map((card) => (
            <li key={card}>
              <TalentCardSkeleton />
            </li>
          ))}
        </TalentGrid>
      ) : (
        <div className={classes.rows}>
          {rows.map((row) => (
            <Skeleton key={row} height="5.625rem" />
          ))}
        </div>
      )}
    </Waiting>
  );
}
