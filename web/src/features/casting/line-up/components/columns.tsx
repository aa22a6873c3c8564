import { ArrowLeft, ArrowRight, Ellipsis, UserRound, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { measureText } from '../../../../shared/lib/format/measure-text.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { openUnlock } from '../../unlocking/index.ts';
import type { LineUpPerson } from '../api.ts';
import { agesOf } from '../model/group-facts.ts';
import classes from './columns.module.css';
import { DayStrip } from './day-strip.tsx';

export interface ColumnActions {
  readonly onMove: (id: number, steps: -1 | 1) => void;
  readonly onLeave: (id: number) => void;
  readonly canUnlock: boolean;
}

interface ColumnProps extends ColumnActions {
  person: LineUpPerson;
  isFirst: boolean;
  isLast: boolean;
  /** Someone who stands here gives a fee, so the others have a line for it. */
  hasFees: boolean;
}

function ColumnMenu({ person, isFirst, isLast, onMove, onLeave }: ColumnProps) {
  const { t } = useTranslation('lineUp');
  const navigate = useNavigate();
  const { user_id: id, name } = person;
  const actions: MenuAction[] = [
    ...(isFirst
      ? []
      : [{ key: 'left', label: t('column.left'), icon: ArrowLeft, onChoose: () => onMove(id, -1) }]),
    ...(isLast
      ? []
      : [{ key: 'right', label: t('column.right'), icon: ArrowRight, onChoose: () => onMove(id, 1) }]),
    ...(person.is_visible
      ? [
          {
            key: 'profile',
            label: t('column.profile'),
            icon: UserRound,
            onChoose: () => void navigate(paths.talent(person.userUniqueId)),
          },
        ]
      : []),
    { key: 'remove', label: t('column.remove'), icon: X, onChoose: () => onLeave(id) },
  ];
  return (
    <ActionMenu actions={actions}>
      <button type="button" className={classes.menu} aria-label={t('column.actions', { name })}>
        <Ellipsis size={18} aria-hidden />
      </button>
    </ActionMenu>
  );
}

function startUnlock(person: LineUpPerson) {
  const { screen_min_age: min, screen_max_age: max } = person;
  openUnlock({
    talentId: person.user_id,
    userUniqueId: person.userUniqueId,
    name: person.name,
    photo: person.image === null ? null : { src: person.image },
    playingAge: min === null || max === null ? null : { min, max },
    city: person.current_residence,
    languages: person.languages,
    ...(person.character && { character: person.character }),
  });
}

function Days({ person, canUnlock }: Pick<ColumnProps, 'person' | 'canUnlock'>) {
  const { t } = useTranslation('lineUp');
  const isLocked = person.days !== null && !person.isRecruiterUnlocked;
  return (
    <>
      <DayStrip days={person.days} />
      {isLocked && canUnlock && person.is_visible && (
        <button
          type="button"
          className={classes.unlock}
          aria-label={t('days.lockedFor', { name: person.name })}
          onClick={() => startUnlock(person)}
        >
          {t('days.locked')}
        </button>
      )}
    </>
  );
}

/** "165, 5′5″" */
function heightOf({ height_cm: cm }: LineUpPerson): string | undefined {
  return cm === null ? undefined : measureText('height', Math.round(cm), 1)?.replace(' cm', '');
}

/** What decides about one person, under their figure. */
function Column(props: ColumnProps) {
  const { t } = useTranslation('lineUp');
  const { person, canUnlock, hasFees } = props;
  const fee = person.usual_fee;
  const missing = person.is_under_18 ? t('facts.minor') : t('facts.notGiven');
  return (
    <li className={classes.column}>
      <div className={classes.head}>
        <h2>
          {person.is_visible ? (
            <Link to={paths.talent(person.userUniqueId)}>{person.name}</Link>
          ) : (
            person.name
          )}
        </h2>
        <ColumnMenu {...props} />
      </div>
      <p className={classes.character}>
        {person.character?.name ?? t('nobodys')}
        {person.stage === 'cast' && <Status name="cast" variant="plain" />}
      </p>
      {person.is_visible ? (
        <Facts>
          <Fact label={t('facts.height')}>{heightOf(person) ?? missing}</Fact>
          <Fact label={t('facts.plays')}>{agesOf(person) ?? t('facts.notGiven')}</Fact>
          {fee && <Fact label={t(`facts.fee.${fee.per}`)}>{formatRupees(fee.rupees * 100)}</Fact>}
          {!fee && hasFees && <Fact label={t('facts.fee.none')}>{t('facts.notGiven')}</Fact>}
          {person.stage && <Fact label={t('facts.stage')}>{t(`stages.${person.stage}`)}</Fact>}
        </Facts>
      ) : (
        <p className={classes.hidden}>{t('facts.hidden')}</p>
      )}
      <p className={classes.languages}>{person.languages.join(', ')}</p>
      <div>
        <Days person={person} canUnlock={canUnlock} />
      </div>
    </li>
  );
}

interface ColumnsProps extends ColumnActions {
  people: readonly LineUpPerson[];
  /** Pixels of one column under its figure; undefined where they are cards of their own. */
  column: number | undefined;
}

export function Columns({ people, column, ...actions }: ColumnsProps) {
  const { t } = useTranslation('lineUp');
  const style: CSSProperties =
    column === undefined ? {} : { gridTemplateColumns: `repeat(${people.length}, ${column}px)` };
  return (
    <ul
      className={classes.columns}
      data-cards={column === undefined || undefined}
      style={style}
      aria-label={t('title')}
    >
      {people.map((person, at) => (
        <Column
          key={person.user_id}
          person={person}
          isFirst={at === 0}
          isLast={at === people.length - 1}
          hasFees={people.some(({ usual_fee: fee }) => fee !== null)}
          {...actions}
        />
      ))}
    </ul>
  );
}
