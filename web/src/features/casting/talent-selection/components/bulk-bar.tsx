import { CalendarClock, Columns3, Ellipsis, KeyRound, MessageSquare, Ruler, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import type { SelectedTalent } from '../model/selection.ts';
import classes from './bulk-bar.module.css';

export interface BarActions {
  /** Each is left out where it makes no sense. */
  readonly onUnlock?: (() => void) | undefined;
  readonly onCheck?: (() => void) | undefined;
  readonly onMessage?: (() => void) | undefined;
  readonly onCompare?: (() => void) | undefined;
  readonly onLineUp?: (() => void) | undefined;
}

function useActions(actions: BarActions): readonly MenuAction[] {
  const { t } = useTranslation('talentSelection');
  const all = [
    { key: 'compare', label: t('compare'), icon: Columns3, onChoose: actions.onCompare },
    { key: 'lineUp', label: t('lineUp'), icon: Ruler, onChoose: actions.onLineUp },
    { key: 'check', label: t('check'), icon: CalendarClock, onChoose: actions.onCheck },
    { key: 'message', label: t('message'), icon: MessageSquare, onChoose: actions.onMessage },
    { key: 'unlock', label: t('unlock'), icon: KeyRound, onChoose: actions.onUnlock },
  ];
  return all.flatMap(({ onChoose, ...one }) => (onChoose ? [{ ...one, onChoose }] : []));
}

const maxFaces = 4;

interface BulkBarProps {
  talents: readonly SelectedTalent[];
  actions: BarActions;
  /** What only this list can do with them. */
  more?: readonly MenuAction[] | undefined;
  /** The main one. */
  children?: ReactNode;
  onClear: () => void;
}

/** At the foot of the window while something is selected. */
export function BulkBar({ talents, actions, more = [], children, onClear }: BulkBarProps) {
  const { t } = useTranslation('talentSelection');
  const shown = [...useActions(actions), ...more];
  return (
    <section className={classes.bar} aria-label={t('bar')} data-bulk-bar>
      <span className={classes.faces} aria-hidden>
        {talents.slice(-maxFaces).map(({ user_id, name, photo }) => (
          <Avatar key={user_id} name={name} src={photo} />
        ))}
      </span>
      <p className={classes.count} role="status">
        {talents.length > 0 ? t('count', { count: talents.length }) : t('choose')}
      </p>
      <div className={classes.wide}>
        {shown.map(({ key, label, onChoose }) => (
          <button key={key} type="button" className={classes.action} onClick={onChoose}>
            {label}
          </button>
        ))}
      </div>
      {shown.length > 0 && (
        <div className={classes.small}>
          <ActionMenu actions={shown}>
            <button type="button" className={classes.icon} aria-label={t('more')}>
              <Ellipsis size={20} aria-hidden />
            </button>
          </ActionMenu>
        </div>
      )}
      {children}
      <button
        type="button"
        className={classes.icon}
        aria-label={t('clear')}
        aria-keyshortcuts="Escape"
        onClick={onClear}
      >
        <X size={20} aria-hidden />
      </button>
    </section>
  );
}
