import type { BoardRow as Row } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { Link as LinkIcon, ListOrdered, Search, Users } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { cellsOf } from '../model/board-cells.ts';
import { useBoardTools } from '../model/board-context.ts';
import { describeRow } from '../model/row-facts.ts';
import { BoardCell } from './board-cell.tsx';
import classes from './board-row.module.css';
import { NearBlock } from './near-block.tsx';

function LinkState({ row }: { row: Row }) {
  const { t } = useTranslation('projectBoard');
  const { canEdit, shareLinks } = useBoardTools();
  const state = row.open_links > 0 ? t('row.shared', { count: row.open_links }) : t('row.notShared');
  const said = (
    <>
      <LinkIcon size={13} aria-hidden />
      {state}
    </>
  );
  if (!canEdit) return <span className={classes.fact}>{said}</span>;
  return (
    <button
      type="button"
      className={classes.fact}
      aria-label={t('row.shareOf', { state, character: row.name })}
      onClick={() => shareLinks(row.id)}
    >
      {said}
    </button>
  );
}

/** Who the row is about. */
export function CharacterHead({ row }: { row: Row }) {
  const { t } = useTranslation('projectBoard');
  const { t: page } = useTranslation('projectPage');
  const { projectId, canEdit, searchFor } = useBoardTools();
  return (
    <div className={classes.head}>
      <h2 className={classes.name}>
        {canEdit ? <Link to={paths.projectCharacter(projectId, row.id)}>{row.name}</Link> : row.name}
      </h2>
      <p className={classes.line}>{describeRow(row, t, page)}</p>
      <p className={classes.facts}>
        <span className={classes.fact}>
          <Users size={13} aria-hidden />
          <span aria-hidden>{row.people.length}</span>
          <VisuallyHidden>{t('row.people', { count: row.people.length })}</VisuallyHidden>
        </span>
        <Link
          className={classes.fact}
          to={paths.shortlist(projectId, row.id)}
          aria-label={t('row.shortlistOf', { character: row.name })}
        >
          <ListOrdered size={13} aria-hidden />
          {t('row.shortlist')}
        </Link>
        {row.status === 'casting' ? <LinkState row={row} /> : <Status name={row.status} />}
      </p>
      {canEdit && row.status === 'casting' && row.people.length === 0 && (
        <ButtonLink
          to={searchFor(row.id)}
          variant="outline"
          size="xs"
          leftSection={<Search size={14} aria-hidden />}
          aria-label={t('row.findFor', { character: row.name })}
        >
          {t('row.find')}
        </ButtonLink>
      )}
    </div>
  );
}

interface BoardRowProps {
  row: Row;
  stages: readonly BoardStage[];
  /** Says how to invite where nobody is invited yet. */
  hasHint: boolean;
  isNeeded: boolean;
}

/** A character with everyone considered for it. Drawn once it comes near the screen. */
export const BoardRow = memo(function BoardRow({ row, stages, hasHint, isNeeded }: BoardRowProps) {
  const { t } = useTranslation('projectBoard');
  const cells = cellsOf(row);
  const isAlone = stages.length === 1;
  const hintOf = (stage: BoardStage) => {
    if (row.people.length === 0) return stage === stages[0] ? t('row.empty') : undefined;
    return hasHint && stage === 'invited' ? t('row.inviteHint') : undefined;
  };
  return (
    <section
      className={classes.row}
      data-row={row.id}
      data-alone={isAlone || undefined}
      aria-label={row.name}
    >
      <CharacterHead row={row} />
      <NearBlock className={classes.cells} estimate={132} isNeeded={isNeeded}>
        {() =>
          stages.map((stage) => (
            <BoardCell
              key={stage}
              characterId={row.id}
              character={row.name}
              stage={stage}
              cards={cells[stage]}
              isAlone={isAlone}
              hint={hintOf(stage)}
            />
          ))
        }
      </NearBlock>
    </section>
  );
});
