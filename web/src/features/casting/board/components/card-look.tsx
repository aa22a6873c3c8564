import type { BoardRow } from '@callboard/contract/casting/board';
import { MessageSquare, MoveRight, Send, Trash2, User } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useScreen } from '../../../../shared/lib/screen.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { EntryNote, RatingInput } from '../../shortlists/index.ts';
import { useBoardTools } from '../model/board-context.ts';
import { playsText, statusOf } from '../model/card-facts.ts';
import type { PickedCard } from '../model/use-board-actions.ts';
import { useOpenEntry } from '../model/use-open-entry.ts';
import { AnswerList } from './card-answers.tsx';
import classes from './card-look.module.css';

interface CardLookProps {
  picked: PickedCard;
  projectId: number;
  canEdit: boolean;
  onRate: (rating: number | null) => void;
  onInvite: () => void;
  onMove: () => void;
  onRemove: () => void;
  onAdd: (to: BoardRow) => void;
  onClose: () => void;
}

function LookActions(props: CardLookProps) {
  const { picked, projectId, canEdit, onInvite, onMove, onRemove, onAdd } = props;
  const { row, card } = picked;
  const { t } = useTranslation('projectBoard');
  const profile = useBoardTools().profileOf({ characterId: row.id, userId: card.user_id });
  const isEarly = card.stage === 'shortlisted';
  return (
    <div className={classes.actions}>
      {profile && (
        <ButtonLink {...profile} variant="outline" leftSection={<User size={16} aria-hidden />}>
          {t('look.profile')}
        </ButtonLink>
      )}
      {canEdit && card.can_message && (
        <ButtonLink
          to={paths.messages({ with: card.user_id, project: projectId })}
          variant="outline"
          leftSection={<MessageSquare size={16} aria-hidden />}
        >
          {t('look.message')}
        </ButtonLink>
      )}
      {canEdit && (
        <Button variant="outline" leftSection={<MoveRight size={16} aria-hidden />} onClick={onMove}>
          {t('look.move')}
        </Button>
      )}
      {canEdit && !card.entry && row.status === 'casting' && (
        <Button variant="outline" onClick={() => onAdd(row)}>
          {t('look.addToList')}
        </Button>
      )}
      {canEdit && card.entry && (
        <Button variant="ghost" leftSection={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          {t('look.remove')}
        </Button>
      )}
      {canEdit && isEarly && card.is_visible && (
        <Button leftSection={<Send size={16} aria-hidden />} onClick={onInvite}>
          {t('look.invite')}
        </Button>
      )}
    </div>
  );
}

/** What the team thinks of them. Only of people on the shortlist. */
function TeamWords({ picked: { row, card }, canEdit, onRate }: CardLookProps) {
  const { t } = useTranslation('projectBoard');
  const onType = useOpenEntry(row.id, card);
  if (!card.entry) {
    return canEdit ? <p className={classes.by}>{t('look.notOnList', { character: row.name })}</p> : null;
  }
  if (!canEdit) return card.entry.note ? <p className={classes.note}>{card.entry.note}</p> : null;
  return (
    <div className={classes.team}>
      <RatingInput rating={card.entry.rating} onChange={onRate} />
      <EntryNote entry={card.entry} rows={2} onType={onType} />
    </div>
  );
}

/** Someone on the board with everything that can be done with them: by mouse, by keys and by thumb. */
export function CardLook(props: CardLookProps) {
  const { picked, onClose } = props;
  const { row, card } = picked;
  const { t } = useTranslation('projectBoard');
  const status = statusOf(card);
  const isSmall = useScreen() === 'phone';
  const photo = (
    <div className={isSmall ? classes.small : classes.photo}>
      <CardPhoto photo={card.image ? { src: card.image } : null} name={card.name} isFirst />
    </div>
  );
  const facts = t('look.facts', {
    stage: t(`stages.${card.stage}`),
    character: row.name,
    date: formatDate(card.since),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={card.name}
      lead={isSmall ? undefined : facts}
      width="wide"
      side={isSmall ? undefined : photo}
    >
      {isSmall && photo}
      {isSmall && <p className={classes.line}>{facts}</p>}
      <p className={classes.line}>
        {[card.current_residence, playsText(card, t)].filter(Boolean).join('. ')}
      </p>
      <p className={classes.statuses}>
        {status && <Status name={status} />}
        {card.entry?.added_by && (
          <span className={classes.by}>{t('card.addedBy', { name: card.entry.added_by })}</span>
        )}
      </p>
      <TeamWords {...props} />
      {card.answers.length > 0 && <AnswerList answers={card.answers} />}
      <LookActions {...props} />
    </Dialog>
  );
}
