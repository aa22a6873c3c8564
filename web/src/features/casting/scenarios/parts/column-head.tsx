import { formatDayMonth } from '@callboard/contract/short-dates';
import { ChevronLeft, ChevronRight, Copy, Ellipsis, Pencil, Star, ThumbsUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { CastView } from '../model/cast-view.ts';
import { summaryOf } from '../model/say.ts';
import type { ScenarioActions } from '../model/use-scenario-actions.ts';
import { BudgetBar } from './budget-bar.tsx';
import classes from './column-head.module.css';
import { NameField } from './name-field.tsx';

interface ColumnHeadProps {
  view: CastView;
  count: number;
  place: number;
  budget: number | null;
  readerId: number;
  /** The filled button is here. */
  isMain: boolean;
  canEdit: boolean;
  canComment: boolean;
  actions: ScenarioActions;
  onMake: () => void;
}

function useMenu({ view, count, place, actions }: ColumnHeadProps, onRename: () => void): MenuAction[] {
  const { t } = useTranslation('scenarios');
  const { scenario } = view;
  const menu: (MenuAction | false)[] = [
    { key: 'rename', label: t('head.rename'), icon: Pencil, onChoose: onRename },
    {
      key: 'duplicate',
      label: t('head.duplicate'),
      icon: Copy,
      onChoose: () => actions.add(t('add.copyName', { name: scenario.name }), { copy_of: scenario.id }),
    },
    place > 0 && {
      key: 'earlier',
      label: t('head.earlier'),
      icon: ChevronLeft,
      onChoose: () => actions.move(scenario.id, place - 1),
    },
    place < count - 1 && {
      key: 'later',
      label: t('head.later'),
      icon: ChevronRight,
      onChoose: () => actions.move(scenario.id, place + 1),
    },
    !scenario.chosen && {
      key: 'remove',
      label: t('head.remove'),
      icon: Trash2,
      tone: 'stop',
      onChoose: () => actions.remove(scenario),
    },
  ];
  return menu.filter((one) => one !== false);
}

function Made({ view: { scenario }, readerId, canComment, actions }: ColumnHeadProps) {
  const { t } = useTranslation('scenarios');
  const { created_by: by, likes } = scenario;
  const mine = likes.some(({ user_id }) => user_id === readerId);
  const names = likes.map(({ user_id, name }) => (user_id === readerId ? t('head.you') : name)).join(', ');
  const maker = by === null ? t('head.former') : by.user_id === readerId ? t('head.you') : by.name;
  const day = formatDayMonth(dayInIndia(scenario.created_at));
  return (
    <p className={classes.made}>
      <span>{t('head.made', { name: maker, date: day })}</span>
      {(canComment || likes.length > 0) && (
        <button
          type="button"
          className={classes.like}
          aria-pressed={mine}
          aria-label={`${t('head.like', { name: scenario.name })}${names ? `. ${t('head.liked', { names })}` : ''}`}
          disabled={!canComment}
          onClick={() => actions.like(scenario.id, !mine)}
        >
          <ThumbsUp size={13} aria-hidden fill={mine ? 'currentColor' : 'none'} />
          {names || t('head.nobodyLikes')}
        </button>
      )}
    </p>
  );
}

function Money({ view, budget }: Pick<ColumnHeadProps, 'view' | 'budget'>) {
  const { t } = useTranslation('scenarios');
  const { total, over } = view;
  const amount = formatRupees(Math.abs(over ?? 0));
  return (
    <>
      <p className={classes.money}>
        <b>{formatRupees(total.paise)}</b>
        {over !== null && (
          <span data-over={over > 0 || undefined}>
            {over === 0 ? t('budget.exact') : t(over > 0 ? 'budget.over' : 'budget.under', { amount })}
          </span>
        )}
      </p>
      {budget !== null && <BudgetBar total={total.paise} budget={budget} />}
      {total.unknown > 0 && <p className={classes.without}>{t('head.without', { count: total.unknown })}</p>}
    </>
  );
}

/** What making it the cast comes to, in a line. */
function Consequence({ view }: Pick<ColumnHeadProps, 'view'>): ReactNode {
  const { t } = useTranslation('scenarios');
  const { asks, asked, cast, declined, taken, hidden, open } = summaryOf(view);
  if (open === view.parts.length) return t('make.nobody');
  return [
    asks > 0 ? t('make.asks', { count: asks }) : t('make.asksNobody'),
    asked > 0 && t('make.asked', { count: asked }),
    cast > 0 && t('make.cast', { count: cast }),
    declined > 0 && t('make.declined', { count: declined }),
    taken > 0 && t('make.taken', { count: taken }),
    hidden > 0 && t('make.hidden', { count: hidden }),
    open > 0 && t('make.leavesOpen', { count: open }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The top of a scenario: its name, what it costs, and making it the cast. */
export function ColumnHead(props: ColumnHeadProps) {
  const { view, budget, isMain, canEdit, actions, onMake } = props;
  const { t } = useTranslation('scenarios');
  const [isRenaming, setIsRenaming] = useState(false);
  const { scenario, letter, parts } = view;
  const menu = useMenu(props, () => setIsRenaming(true));
  const isNobody = parts.every(({ choice }) => !choice);
  return (
    <div className={classes.head}>
      <div className={classes.top}>
        <span className={classes.letter} aria-hidden>
          {letter}
        </span>
        {isRenaming ? (
          <NameField
            label={t('head.renameLabel', { letter })}
            name={scenario.name}
            onDone={(name) => {
              setIsRenaming(false);
              if (name !== undefined) actions.rename(scenario, name);
            }}
          />
        ) : (
          <h2 className={classes.name}>{scenario.name}</h2>
        )}
        {canEdit && (
          <ActionMenu actions={menu}>
            <button
              type="button"
              className={classes.more}
              aria-label={t('head.more', { name: scenario.name })}
            >
              <Ellipsis size={18} aria-hidden />
            </button>
          </ActionMenu>
        )}
      </div>
      <Made {...props} />
      <Money view={view} budget={budget} />
      {scenario.chosen && (
        <p className={classes.chosen}>
          <Star size={14} fill="currentColor" aria-hidden />
          {t('head.isCast')}
        </p>
      )}
      {canEdit && (!scenario.chosen || summaryOf(view).asks > 0) && (
        <Button
          variant={isMain ? 'filled' : 'outline'}
          fullWidth
          disabled={isNobody}
          aria-label={t(scenario.chosen ? 'make.againNamed' : 'make.actionNamed', { name: scenario.name })}
          onClick={onMake}
        >
          {t(scenario.chosen ? 'make.again' : 'make.action')}
        </Button>
      )}
      <p className={classes.consequence}>
        <Consequence view={view} />
      </p>
    </div>
  );
}
