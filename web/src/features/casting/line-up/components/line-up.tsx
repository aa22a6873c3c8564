import '../i18n.ts';
import { maxStanding } from '@callboard/contract/casting/line-up-facts';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { ArrowLeft } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lastList } from '../../../../shared/lib/last-list.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useScreen } from '../../../../shared/lib/screen.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { Ruler } from '../../../../shared/ui/standing/standing-figures.tsx';
import { figureBox, rulerTicks, rulerTop } from '../../../../shared/ui/standing/standing-geometry.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { rightsOn } from '../../project-page/index.ts';
import type { LineUpAnswer } from '../api.ts';
import { firstToStand } from '../model/arranging.ts';
import { columnsOf, columnWidth, scaleFor } from '../model/stage-places.ts';
import { toStanding } from '../model/to-standing.ts';
import { useElementWidth } from '../model/use-element-width.ts';
import { type LineUpState, useLineUpState } from '../model/use-line-up-state.ts';
import { Columns } from './columns.tsx';
import { DayKey } from './day-strip.tsx';
import { GroupCard } from './group-card.tsx';
import classes from './line-up.module.css';
import { LineUpTools } from './line-up-tools.tsx';
import { Pairings } from './pairings.tsx';
import { Stage } from './stage.tsx';
import wingClasses from './wings.module.css';
import { WingFace, Wings } from './wings.tsx';

/** Both rulers. */
const rulers = 88;

interface PartProps {
  lineUp: LineUpAnswer;
  state: LineUpState;
  readerId: number;
  isFrozen: boolean;
}

function NobodyStanding({ lineUp, state }: Pick<PartProps, 'lineUp' | 'state'>) {
  const { t } = useTranslation('lineUp');
  const first = firstToStand(lineUp.wings);
  return (
    <div className={classes.nobody}>
      <div className={classes.empty}>
        {first.length === 0 ? (
          <EmptyState
            title={t('empty.nobodyTitle')}
            text={t('empty.nobodyText')}
            action={<ButtonLink to={paths.findTalents()}>{t('empty.find')}</ButtonLink>}
          />
        ) : (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <Button onClick={() => state.onStandFirst(first)}>
                {t('empty.pick', { count: first.length })}
              </Button>
            }
          />
        )}
      </div>
      <Ruler ticks={rulerTicks(rulerTop([]))} scale={2.75} />
    </div>
  );
}

function StageWithFacts({ state, isFrozen }: Pick<PartProps, 'state' | 'isFrozen'>) {
  const { element, width } = useElementWidth<HTMLDivElement>(1040);
  const isPhone = useScreen() === 'phone';
  const { people } = state.view;
  const least = people.length * (isPhone ? columnWidth.least - 24 : columnWidth.least);
  const room = Math.max(least, width - rulers - 2);
  const widths = people.map((person) => figureBox(toStanding(person), 1).width);
  const scale = scaleFor(widths, room, isPhone);
  return (
    <>
      <div className={classes.scroll} ref={element}>
        <div style={{ width: room + rulers + 2 }}>
          <Stage {...state.view} scale={scale} width={room} />
          {!isPhone && (
            <Columns
              people={people}
              column={columnsOf(people.length, room).column}
              onMove={state.onMove}
              onLeave={state.onLeave}
              canUnlock={!isFrozen}
            />
          )}
        </div>
      </div>
      {isPhone && (
        <Columns
          people={people}
          column={undefined}
          onMove={state.onMove}
          onLeave={state.onLeave}
          canUnlock={!isFrozen}
        />
      )}
    </>
  );
}

function Aside({ lineUp, state, readerId, isFrozen }: PartProps) {
  const { t } = useTranslation('lineUp');
  const { canEdit } = rightsOn(lineUp, isFrozen);
  const { card, view } = state;
  return (
    <aside className={classes.aside}>
      {card.length > 1 && (
        <GroupCard
          projectId={lineUp.project_id}
          people={card}
          isTried={view.drag?.beside !== undefined}
          savedName={view.savedName(card.map(({ user_id }) => user_id))}
          canSave={canEdit}
        />
      )}
      {card.length < 2 && view.people.length === 1 && <p className={classes.alone}>{t('card.one')}</p>}
      <Pairings
        pairings={lineUp.pairings}
        readerId={readerId}
        canEdit={canEdit}
        canLike={!isFrozen && lineUp.status !== 'closed'}
        onStand={state.onStandGroup}
      />
      <Wings wings={lineUp.wings} total={lineUp.wings_total} onStand={state.onStand} />
      {view.people.length > 0 && <DayKey />}
    </aside>
  );
}

interface LineUpProps {
  lineUp: LineUpAnswer;
  readerId: number;
  isFrozen: boolean;
}

/** People of a project side by side, to scale, to try pairs and families. */
export function LineUp({ lineUp, readerId, isFrozen }: LineUpProps) {
  const { t } = useTranslation('lineUp');
  const state = useLineUpState(lineUp);
  const { people, arrangement, drag } = state.view;
  const { project_id: projectId, title } = lineUp;
  const list = lastList();
  const isFromList =
    (list?.list === 'board' || list?.list === 'shortlist') &&
    list.address.startsWith(`${paths.project(projectId)}/`);
  const ghost = drag?.isFromWings ? lineUp.wings.find(({ user_id }) => user_id === drag.who) : undefined;
  return (
    <div className={classes.page}>
      <Link className={classes.back} to={isFromList ? list.address : paths.board(projectId)}>
        <ArrowLeft size={16} aria-hidden />
        {t(list?.list === 'shortlist' && isFromList ? 'backToShortlist' : 'back', { project: title })}
      </Link>
      <div className={classes.head}>
        <PageTitle
          tab={t('titleOf', { project: title })}
          aside={t('standing', { count: people.length, most: maxStanding })}
        >
          {t('title')}
        </PageTitle>
        <LineUpTools
          arrangement={arrangement}
          onArrange={state.onArrange}
          people={people}
          title={title}
          projectId={projectId}
          canShowClients={rightsOn(lineUp, isFrozen).canEdit}
        />
      </div>
      <VisuallyHidden role="status">{state.announced}</VisuallyHidden>
      <DndContext {...state.dragContext}>
        <div className={classes.body}>
          <div className={classes.main}>
            {people.length === 0 ? (
              <NobodyStanding lineUp={lineUp} state={state} />
            ) : (
              <StageWithFacts state={state} isFrozen={isFrozen} />
            )}
          </div>
          <Aside lineUp={lineUp} state={state} readerId={readerId} isFrozen={isFrozen} />
        </div>
        {createPortal(
          <DragOverlay dropAnimation={null}>
            {ghost && (
              <div className={wingClasses.ghost}>
                <WingFace person={ghost} />
              </div>
            )}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
    </div>
  );
}
