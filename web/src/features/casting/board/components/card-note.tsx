import type { BoardCard as Card } from '@callboard/contract/casting/board';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { cardKey } from '../model/board-cells.ts';
import { useBoardTools, usePart } from '../model/board-context.ts';
import classes from './card-note.module.css';

interface CardNoteProps {
  card: Card;
  characterId: number;
}

/** What the team wrote about someone, written where it is read. */
export function CardNote({ card, characterId }: CardNoteProps) {
  const { t } = useTranslation('projectBoard');
  const { stores, canEdit } = useBoardTools();
  const key = cardKey({ characterId, userId: card.user_id });
  const isOpen = usePart(stores.noting, (noting) => noting === key);
  const note = card.entry?.note;
  if (!note || isOpen) return null;
  return canEdit ? (
    <button
      type="button"
      className={classes.note}
      tabIndex={-1}
      aria-label={t('card.noteOf', { name: card.name })}
      onClick={() => stores.noting.set(key)}
    >
      {note}
    </button>
  ) : (
    <p className={classes.note}>{note}</p>
  );
}
