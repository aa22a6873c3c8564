import {
  Columns3,
  type LucideIcon,
  MessageSquare,
  MoveRight,
  NotebookPen,
  Share,
  Trash2,
  X,
} from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { PickedCard } from '../model/use-board-actions.ts';
import classes from './bulk-bar.module.css';

const mostCompared = 6;

const fits = {
  compare: (picked) => {
    const people = new Set(picked.map(({ card }) => card.user_id)).size;
    return people >= 2 && people <= mostCompared;
  },
  note: (picked) => picked.some(({ card }) => card.entry),
  share: (picked) => new Set(picked.map(({ row }) => row.id)).size === 1,
  move: () => true,
  message: (picked) => picked.length === 1 && picked.every(({ card }) => card.can_message),
  remove: (picked) => picked.some(({ card }) => card.entry),
} as const satisfies Record<string, (picked: readonly PickedCard[]) => boolean>;

export type BulkAction = keyof typeof fits;
const bulkActions = ['compare', 'note', 'share', 'move', 'message', 'remove'] as const;

const icons: Readonly<Record<BulkAction, LucideIcon>> = {
  compare: Columns3,
  note: NotebookPen,
  share: Share,
  move: MoveRight,
  message: MessageSquare,
  remove: Trash2,
};

interface BulkBarProps {
  picked: readonly PickedCard[];
  onAction: (action: BulkAction) => void;
  onInvite: () => void;
  onClear: () => void;
}

/** What can be done with everyone selected. */
export function BulkBar({ picked, onAction, onInvite, onClear }: BulkBarProps) {
  const { t } = useTranslation('projectBoard');
  const count = picked.length;
  if (count === 0) return null;
  return (
    <section className={classes.room} aria-label={t('bulk.label')}>
      <div className={classes.bar}>
        <span className={classes.faces} aria-hidden>
          {picked.slice(0, 3).map(({ row, card }) => (
            <Avatar key={`${row.id}-${card.user_id}`} src={card.image ?? undefined} name={card.name} />
          ))}
        </span>
        <b className={classes.count} role="status">
          {t('bulk.selected', { count })}
        </b>
        <div className={classes.actions}>
          {bulkActions
            .filter((action) => fits[action](picked))
            .map((action) => {
              const Icon = icons[action];
              return (
                <button
                  key={action}
                  type="button"
                  className={classes.action}
                  onClick={() => onAction(action)}
                >
                  <Icon size={16} aria-hidden />
                  {t(`bulk.${action}`)}
                </button>
              );
            })}
        </div>
        <Button size="sm" className={classes.invite} onClick={onInvite}>
          {t('bulk.invite')}
        </Button>
        <button type="button" className={classes.clear} aria-label={t('bulk.clear')} onClick={onClear}>
          <X size={18} aria-hidden />
        </button>
      </div>
    </section>
  );
}
