import type { BoardRow as Row } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { cellsOf } from '../model/board-cells.ts';
import { BoardCell } from './board-cell.tsx';
import { CharacterHead } from './board-row.tsx';
import classes from './phone-board.module.css';

interface PhoneBoardProps {
  rows: readonly Row[];
  stages: readonly BoardStage[];
  character: number | undefined;
  onCharacter: (id: number) => void;
}

/** One character at a time, with a character on either side of it. */
function CharacterPicker({
  rows,
  shown,
  onCharacter,
}: {
  rows: readonly Row[];
  shown: Row;
  onCharacter: (id: number) => void;
}) {
  const { t } = useTranslation('projectBoard');
  const at = rows.indexOf(shown);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  return (
    <div className={classes.picker}>
      <button
        type="button"
        className={classes.step}
        disabled={!before}
        aria-label={t('previousCharacter')}
        onClick={() => before && onCharacter(before.id)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <FilterMenu
        label={t('choose')}
        value={String(shown.id)}
        onChange={(chosen) => onCharacter(Number(chosen))}
      >
        {rows.map(({ id, name, people }) => (
          <option key={id} value={id}>
            {`${name} (${people.length})`}
          </option>
        ))}
      </FilterMenu>
      <button
        type="button"
        className={classes.step}
        disabled={!after}
        aria-label={t('nextCharacter')}
        onClick={() => after && onCharacter(after.id)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}

/** The board where there is room for one character: its stages below each other. */
export function PhoneBoard({ rows, stages, character, onCharacter }: PhoneBoardProps) {
  const { t } = useTranslation('projectBoard');
  const row = rows.find(({ id }) => id === character) ?? rows[0];
  if (!row) return null;
  const cells = cellsOf(row);
  return (
    <div className={classes.board} data-row={row.id}>
      <CharacterPicker rows={rows} shown={row} onCharacter={onCharacter} />
      <CharacterHead row={row} />
      <nav className={classes.stages} aria-label={t('show.label')}>
        {stages.map((stage) => (
          <button
            key={stage}
            type="button"
            className={classes.stage}
            data-empty={cells[stage].length === 0 || undefined}
            onClick={() =>
              document
                .getElementById(`stage-${stage}`)
                ?.scrollIntoView({ block: 'start', behavior: 'smooth' })
            }
          >
            {t(`stages.${stage}`)} <span className={classes.count}>{cells[stage].length}</span>
          </button>
        ))}
      </nav>
      {stages.map((stage) => (
        <section
          key={stage}
          id={`stage-${stage}`}
          className={classes.section}
          data-empty={cells[stage].length === 0 || undefined}
        >
          <h3 className={classes.heading}>
            {t(`stages.${stage}`)} <span className={classes.count}>{cells[stage].length}</span>
          </h3>
          <BoardCell
            key={`${row.id}-${stage}`}
            characterId={row.id}
            character={row.name}
            stage={stage}
            cards={cells[stage]}
            isAlone
          />
        </section>
      ))}
    </div>
  );
}
