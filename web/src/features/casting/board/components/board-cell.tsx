import type { BoardCard as Card } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { cardKey, columnsOf, shownIn } from '../model/board-cells.ts';
import { toggled, useBoardTools, usePart } from '../model/board-context.ts';
import { BoardCard } from './board-card.tsx';
import classes from './board-cell.module.css';
import { NearBlock } from './near-block.tsx';

/** So many faces are drawn together. */
const chunkSize = 20;
const cardHeight = 74;

const chunked = (cards: readonly Card[]) =>
  Array.from({ length: Math.ceil(cards.length / chunkSize) }, (_, at) => ({
    start: at * chunkSize,
    some: cards.slice(at * chunkSize, (at + 1) * chunkSize),
  }));

interface CardsProps {
  characterId: number;
  name: string;
  columns: number;
  cards: readonly Card[];
  more: ReactNode;
}

const isSame = (one: CardsProps, other: CardsProps): boolean =>
  one.characterId === other.characterId &&
  one.name === other.name &&
  one.columns === other.columns &&
  one.more === other.more &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, at) => card === other.cards[at]);

/** Drawn again only when someone in it changed, among hundreds beside it. */
const Cards = memo(function Cards({ characterId, name, columns, cards, more }: CardsProps) {
  return (
    <ul className={classes.cards} data-columns={columns} aria-label={name}>
      {cards.map((card) => (
        <BoardCard key={card.user_id} card={card} characterId={characterId} />
      ))}
      {more}
    </ul>
  );
}, isSame);

/** What letting go here would do. */
function DropNote({ characterId, stage }: { characterId: number; stage: BoardStage }) {
  const { stores } = useBoardTools();
  const isHere = usePart(
    stores.drag,
    (drag) => drag?.target?.characterId === characterId && drag.target.stage === stage,
  );
  // By pointer the words travel with the card, which would cover them here.
  const said = usePart(stores.drag, (drag) => (drag?.by === 'keys' ? drag.said : undefined));
  const kind = usePart(stores.drag, (drag) => drag?.effect?.kind);
  if (!isHere || !kind || kind === 'order' || kind === 'nothing') return null;
  return (
    <p className={classes.drop} data-refused={kind === 'refused' || undefined} aria-hidden>
      {said}
    </p>
  );
}

interface BoardCellProps {
  characterId: number;
  character: string;
  stage: BoardStage;
  cards: readonly Card[];
  /** The only stage that is shown. */
  isAlone: boolean;
  /** Said while nobody is in it. */
  hint?: string | undefined;
}

/** Everyone at one stage of one character. */
export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { characterId, character, stage, cards, isAlone, hint } = props;
  const { t } = useTranslation('projectBoard');
  const { stores } = useBoardTools();
  const key = `${characterId}-${stage}`;
  const isUnfolded = usePart(stores.unfolded, (keys) => keys.has(key));
  const name = t('cellOf', { stage: t(`stages.${stage}`), character });
  const shown = shownIn(cards.length, stage, isAlone);
  const hidden = cards.length - shown;
  const columns = columnsOf(stage, isAlone);
  // The card that has the focus, or gets it on the way back from a profile, is drawn wherever it is.
  const focused = usePart(stores.cursor, (cursor) =>
    cursor?.startsWith(`${characterId}-`)
      ? cards.findIndex(({ user_id }) => cursor === cardKey({ characterId, userId: user_id }))
      : -1,
  );
  const isFocusedIn = (start: number) => focused >= start && focused < start + chunkSize;
  const fold = () => stores.unfolded.set(toggled(stores.unfolded.get(), key));
  const more = !isUnfolded && hidden > 0 && (
    <li className={classes.more}>
      <button type="button" aria-label={t('moreOf', { count: hidden, cell: name })} onClick={fold}>
        {t('more', { count: hidden })}
      </button>
    </li>
  );
  const visible = isUnfolded ? cards : cards.slice(0, shown);
  return (
    <div className={classes.cell} data-cell={stage} data-character={characterId}>
      {cards.length === 0 && hint && <p className={classes.hint}>{hint}</p>}
      {chunked(visible).map(({ start, some }) => (
        <NearBlock
          key={start}
          estimate={Math.ceil(some.length / columns) * cardHeight}
          isNeeded={start === 0 || isFocusedIn(start)}
        >
          {() => <Cards characterId={characterId} name={name} columns={columns} cards={some} more={more} />}
        </NearBlock>
      ))}
      {isUnfolded && hidden > 0 && (
        <button type="button" className={classes.fewer} onClick={fold}>
          {t('fewer')}
        </button>
      )}
      <DropNote characterId={characterId} stage={stage} />
    </div>
  );
});
