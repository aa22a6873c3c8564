import type { ScenarioCharacter, ScenarioPage } from '@callboard/contract/casting/scenarios';
import { formatDayMonth } from '@callboard/contract/short-dates';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { CastView } from '../model/cast-view.ts';
import { windowOf } from '../model/row-facts.ts';
import type { ScenarioActions } from '../model/use-scenario-actions.ts';
import { AgesCell } from '../parts/ages-cell.tsx';
import { ChoiceCell } from '../parts/choice-cell.tsx';
import { ColumnHead } from '../parts/column-head.tsx';
import { CommentsCell } from '../parts/comments-cell.tsx';
import { DatesCell } from '../parts/dates-cell.tsx';
import { StandingCell } from '../parts/standing-cell.tsx';
import { useNear } from '../parts/use-near.ts';
import classes from './scenario-table.module.css';

interface ScenarioTableProps {
  /** The columns that are shown. */
  views: readonly CastView[];
  all: readonly CastView[];
  /** The place of the one that is looked at closer. */
  at: number;
  page: ScenarioPage;
  readerId: number;
  showsDifferences: boolean;
  canEdit: boolean;
  canComment: boolean;
  actions: ScenarioActions;
  onPick: (scenarioId: number, characterId: number) => void;
  onLook: (place: number) => void;
  onMake: (scenarioId: number) => void;
}

function Legend({ canEdit, compares }: { canEdit: boolean; compares: boolean }) {
  const { t } = useTranslation('scenarios');
  return (
    <div className={classes.legend}>
      {compares && (
        <>
          <span className={classes.key} data-key="differs">
            {t('differs')}
          </span>
          <span className={classes.key} data-key="same">
            {t('same')}
          </span>
        </>
      )}
      <p>{t(canEdit ? 'howTo' : 'howToRead')}</p>
    </div>
  );
}

function CharacterName({ character }: { character: ScenarioCharacter }) {
  const { t } = useTranslation('scenarios');
  const { name, work_days, weight } = character;
  return (
    <th scope="row" className={classes.label}>
      <span className={classes.character}>{name}</span>
      <small>
        {[
          work_days === null ? t('row.noDays') : t('row.days', { count: work_days }),
          weight === 'lead' && t('row.lead'),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
    </th>
  );
}

interface FactRowProps {
  title: string;
  text: string;
  views: readonly CastView[];
  current: CastView | undefined;
  isLast?: boolean;
  children: (view: CastView) => ReactNode;
}

/** Figures and faces of a dozen scenarios are drawn when they come near. */
const columnsAtOnce = 4;

interface FactCellProps {
  isCurrent: boolean;
  isNeeded: boolean;
  children: () => ReactNode;
}

function FactCell({ isCurrent, isNeeded, children }: FactCellProps) {
  const { place, isShown } = useNear<HTMLTableCellElement>(isNeeded);
  return (
    <td ref={place} data-current={isCurrent || undefined}>
      {isShown && children()}
    </td>
  );
}

function FactRow({ title, text, views, current, isLast = false, children }: FactRowProps) {
  return (
    <tr className={classes.fact} data-last={isLast || undefined}>
      <th scope="row" className={classes.label}>
        <span className={classes.character}>{title}</span>
        <small>{text}</small>
      </th>
      {views.map((view) => (
        <FactCell
          key={view.scenario.id}
          isCurrent={view === current}
          isNeeded={isLast || views.length <= columnsAtOnce}
        >
          {() => children(view)}
        </FactCell>
      ))}
    </tr>
  );
}

function Facts({
  views,
  current,
  readerId,
  canComment,
  page,
}: ScenarioTableProps & { current: CastView | undefined }) {
  const { t } = useTranslation('scenarios');
  const { starts, ends } = windowOf(page.characters.map((character) => ({ character })));
  const dates =
    starts && ends
      ? t('dates.text', { from: formatDayMonth(starts), to: formatDayMonth(ends) })
      : t('dates.noDates');
  const shared = { views, current };
  return (
    <>
      <FactRow {...shared} title={t('standing.title')} text={t('standing.text')}>
        {(view) => <StandingCell view={view} />}
      </FactRow>
      <FactRow {...shared} title={t('ages.title')} text={t('ages.text')}>
        {(view) => <AgesCell view={view} />}
      </FactRow>
      <FactRow {...shared} title={t('dates.title')} text={dates}>
        {(view) => <DatesCell view={view} />}
      </FactRow>
      <FactRow {...shared} title={t('comments.title')} text={t('comments.text')} isLast>
        {({ scenario }) => <CommentsCell scenario={scenario} readerId={readerId} canComment={canComment} />}
      </FactRow>
    </>
  );
}

interface CharacterRowProps extends ScenarioTableProps {
  character: ScenarioCharacter;
  row: number;
  current: CastView | undefined;
  compares: boolean;
}

/** So many are drawn at once; of more, those that come near. */
const rowsAtOnce = 12;

function CharacterRow({ character, row, views, all, current, compares, canEdit, onPick }: CharacterRowProps) {
  const { place, isShown } = useNear<HTMLTableRowElement>(row < rowsAtOnce);
  return (
    <tr ref={place}>
      <CharacterName character={character} />
      {views.map((view) => {
        const part = view.parts[row];
        if (!part) return null;
        if (!isShown) return <td key={view.scenario.id} className={classes.waiting} />;
        return (
          <ChoiceCell
            key={view.scenario.id}
            part={part}
            scenarioId={view.scenario.id}
            letter={view.letter}
            isPlain={!compares || view === all[0]}
            isCurrent={view === current}
            canEdit={canEdit}
            onPick={onPick}
          />
        );
      })}
    </tr>
  );
}

/** A row for each character and each thing to compare, a column for each scenario. */
export function ScenarioTable(props: ScenarioTableProps) {
  const { views, all, at, page, readerId, showsDifferences, canEdit, canComment, actions } = props;
  const { onLook, onMake } = props;
  const { t } = useTranslation('scenarios');
  const current = all.length > 1 ? all[at] : undefined;
  const compares = showsDifferences && all.length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached with the keyboard.
    <section className={classes.scroller} aria-label={t('region')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td className={classes.corner}>
              <Legend canEdit={canEdit} compares={compares} />
            </td>
            {views.map((view) => {
              const place = all.indexOf(view);
              return (
                <th
                  key={view.scenario.id}
                  scope="col"
                  className={classes.column}
                  data-current={view === current || undefined}
                  onPointerDown={() => onLook(place)}
                >
                  <ColumnHead
                    view={view}
                    count={all.length}
                    place={place}
                    budget={page.cast_budget_paise}
                    readerId={readerId}
                    isMain={place === at}
                    canEdit={canEdit}
                    canComment={canComment}
                    actions={actions}
                    onMake={() => onMake(view.scenario.id)}
                  />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {page.characters.map((character, row) => (
            <CharacterRow
              key={character.id}
              {...props}
              character={character}
              row={row}
              current={current}
              compares={compares}
            />
          ))}
          <Facts {...props} current={current} />
        </tbody>
      </table>
    </section>
  );
}
