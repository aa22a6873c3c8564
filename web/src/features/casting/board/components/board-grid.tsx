import type { BoardRow as Row } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { totalsOf } from '../model/board-cells.ts';
import classes from './board-grid.module.css';
import { BoardRow } from './board-row.tsx';

/** Drawn right away; the rest in small steps as it comes near the screen. */
const firstRows = 3;

interface BoardGridProps {
  rows: readonly Row[];
  stages: readonly BoardStage[];
  canEdit: boolean;
  /** The character that the address names. */
  inSight: number | undefined;
}

/** Characters by stages. */
export function BoardGrid({ rows, stages, canEdit, inSight }: BoardGridProps) {
  const { t } = useTranslation('projectBoard');
  const totals = totalsOf(rows);
  const hinted = canEdit
    ? rows.find(
        ({ people, status }) =>
          status === 'casting' && people.length > 0 && people.every(({ stage }) => stage !== 'invited'),
      )
    : undefined;
  const sought = rows.findIndex(({ id }) => id === inSight);
  return (
    <>
      <div className={classes.heads} data-alone={stages.length === 1 || undefined}>
        <p className={classes.headCell}>{t('character')}</p>
        <div className={classes.stages}>
          {stages.map((stage) => (
            <p key={stage} className={classes.headCell}>
              {t(`stages.${stage}`)} <span className={classes.count}>{formatCount(totals[stage])}</span>
            </p>
          ))}
        </div>
      </div>
      {rows.map((row, at) => (
        <BoardRow
          key={row.id}
          row={row}
          stages={stages}
          hasHint={row.id === hinted?.id}
          isNeeded={at < firstRows || (sought >= 0 && Math.abs(at - sought) < firstRows)}
        />
      ))}
    </>
  );
}
