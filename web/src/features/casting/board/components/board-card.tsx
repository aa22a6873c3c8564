import type { BoardCard as Card } from '@callboard/contract/casting/board';
import { Check, EyeOff, Star } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { cardKey } from '../model/board-cells.ts';
import { useBoardTools, usePart } from '../model/board-context.ts';
import { factOf, statusOf } from '../model/card-facts.ts';
import classes from './board-card.module.css';
import { CardAnswers } from './card-answers.tsx';
import { CardNote } from './card-note.tsx';

/** Who it is, as a card and as what follows the pointer. */
export function CardFace({ card }: { card: Card }) {
  const { t } = useTranslation('projectBoard');
  const status = statusOf(card);
  const rating = card.entry?.rating ?? null;
  return (
    <>
      <span className={classes.photo}>
        <CardPhoto photo={card.image ? { src: card.image } : null} name={card.name} />
      </span>
      <span className={classes.about}>
        <b className={classes.name}>{card.name}</b>
        <span className={classes.fact}>
          <span className={classes.words}>{factOf(card, t)}</span>
          {rating !== null && (
            <span className={classes.rating}>
              <Star size={11} fill="currentColor" aria-hidden />
              <span aria-hidden>{rating}</span>
              <VisuallyHidden>{t('card.rated', { count: rating })}</VisuallyHidden>
            </span>
          )}
        </span>
        {status && (
          <span className={classes.status}>
            <Status name={status} />
          </span>
        )}
        {!card.is_visible && (
          <span className={classes.hidden}>
            <EyeOff size={12} aria-hidden />
            {t('card.hidden')}
          </span>
        )}
      </span>
    </>
  );
}

interface BoardCardProps {
  card: Card;
  characterId: number;
}

/** Someone considered for a character. */
export const BoardCard = memo(function BoardCard({ card, characterId }: BoardCardProps) {
  const { t } = useTranslation('projectBoard');
  const { stores, canEdit, open, toggle } = useBoardTools();
  const place = { characterId, userId: card.user_id };
  const key = cardKey(place);
  const isSelected = usePart(stores.selected, (keys) => keys.has(key));
  const isCursor = usePart(stores.cursor, (cursor) => cursor === key);
  const isHeld = usePart(
    stores.drag,
    (drag) => drag?.characterId === characterId && drag.userIds.includes(card.user_id),
  );
  const isTarget = usePart(
    stores.drag,
    (drag) =>
      drag?.effect?.kind === 'order' &&
      drag.target?.characterId === characterId &&
      drag.target.userId === card.user_id,
  );
  return (
    <li
      className={classes.card}
      data-card={key}
      data-user={card.user_id}
      data-stage={card.stage}
      data-selected={isSelected || undefined}
      data-held={isHeld || undefined}
      data-target={isTarget || undefined}
    >
      <button
        type="button"
        className={classes.main}
        tabIndex={isCursor ? 0 : -1}
        aria-haspopup="dialog"
        data-main
        onFocus={() => stores.cursor.set(key)}
        onClick={(event) => {
          if (event.shiftKey || event.metaKey || event.ctrlKey) toggle(place, event.shiftKey);
          else open(place);
        }}
      >
        <CardFace card={card} />
        {isSelected && <VisuallyHidden>{t('bulk.selected', { count: 1 })}</VisuallyHidden>}
      </button>
      {canEdit && (
        <button
          type="button"
          className={classes.pick}
          tabIndex={-1}
          aria-pressed={isSelected}
          aria-label={t('card.select', { name: card.name })}
          onClick={(event) => toggle(place, event.shiftKey)}
        >
          <Check size={13} strokeWidth={3} aria-hidden />
        </button>
      )}
      <CardAnswers card={card} characterId={characterId} />
      <CardNote card={card} characterId={characterId} />
    </li>
  );
});
