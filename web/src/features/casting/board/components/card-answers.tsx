import type { BoardCard as Card } from '@callboard/contract/casting/board';
import { Check, CircleHelp, MessageSquare, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDayTime } from '../../../../shared/lib/format/dates.ts';
import { Popover } from '../../../../shared/ui/popover/popover.tsx';
import { usePart } from '../model/board-context.ts';
import { hasUnseen, rememberSeen, seenAnswers } from '../model/seen-answers.ts';
import classes from './card-answers.module.css';

const icons = { yes: Check, maybe: CircleHelp, no: X, none: MessageSquare } as const;
const most = 4;

type Answer = Card['answers'][number];

export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation('projectBoard');
  return (
    <ul className={classes.list}>
      {answers.map(({ name, answer, rank, comment, at }) => (
        <li key={name + at}>
          <p className={classes.who}>
            <b>{name}</b>
            <span className={classes.answer} data-answer={answer ?? 'none'}>
              {[t(`answers.${answer ?? 'none'}`), rank !== null && t('answers.ranked', { rank })]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          {comment && <p className={classes.comment}>{comment}</p>}
          <p className={classes.at}>{formatDayTime(at)}</p>
        </li>
      ))}
    </ul>
  );
}

interface CardAnswersProps {
  card: Card;
  characterId: number;
}

/** What clients said of someone: a mark for each, amber until it is read. */
export function CardAnswers({ card, characterId }: CardAnswersProps) {
  const { t } = useTranslation('projectBoard');
  const [isOpen, setIsOpen] = useState(false);
  const place = { characterId, userId: card.user_id };
  const isNew = usePart(seenAnswers, (seen) => hasUnseen(card, place, seen));
  if (card.answers.length === 0) return null;
  const values = { count: card.answers.length, name: card.name };
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => {
        setIsOpen(opened);
        if (!opened) rememberSeen(card, place);
      }}
      label={t('answers.title', { name: card.name })}
      width="min(20rem, 90vw)"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={classes.marks}
          tabIndex={-1}
          data-new={isNew || undefined}
          aria-label={t(isNew ? 'answers.labelNew' : 'answers.label', values)}
          title={card.answers
            .map(({ name, answer }) => `${name}: ${t(`answers.${answer ?? 'none'}`)}`)
            .join('\n')}
        >
          {card.answers.slice(0, most).map(({ name, answer, at }) => {
            const Icon = icons[answer ?? 'none'];
            return (
              <span key={name + at} className={classes.mark} data-answer={answer ?? 'none'}>
                <Icon size={11} strokeWidth={2.6} aria-hidden />
              </span>
            );
          })}
          {card.answers.length > most && <span aria-hidden>+{card.answers.length - most}</span>}
        </button>
      )}
    >
      <AnswerList answers={card.answers} />
    </Popover>
  );
}
