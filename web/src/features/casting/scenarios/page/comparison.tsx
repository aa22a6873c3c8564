import type { ScenarioPage } from '@callboard/contract/casting/scenarios';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useScreen } from '../../../../shared/lib/screen.ts';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { viewCasts } from '../model/cast-view.ts';
import { useScenarioActions } from '../model/use-scenario-actions.ts';
import classes from './comparison.module.css';
import { FaceDragging } from './face-dragging.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { useSwipe } from './use-swipe.ts';
import { useViewSearch } from './view-search.ts';

const { Component: PickerDialog } = lazyComponent(() => import('../dialogs/picker-dialog.tsx'));
const { Component: MakeCastDialog } = lazyComponent(() => import('../dialogs/make-cast-dialog.tsx'));

interface ComparisonProps {
  page: ScenarioPage;
  projectId: number;
  readerId: number;
  canEdit: boolean;
  canComment: boolean;
}

interface Picked {
  readonly scenarioId: number;
  readonly characterId: number;
}

/** Every scenario beside the others. A phone shows one at a time, compared with the first all the same. */
export function Comparison({ page, projectId, readerId, canEdit, canComment }: ComparisonProps) {
  const { t } = useTranslation('scenarios');
  const screen = useScreen();
  const actions = useScenarioActions(projectId);
  const [search, change] = useViewSearch();
  const [picked, setPicked] = useState<Picked>();
  const [making, setMaking] = useState<number>();
  const views = useMemo(() => viewCasts(page), [page]);
  const pick = useCallback(
    (scenarioId: number, characterId: number) => setPicked({ scenarioId, characterId }),
    [],
  );
  const wanted = views.findIndex(({ scenario }) => scenario.id === search.scenario);
  const chosen = views.findIndex(({ scenario }) => scenario.chosen !== null);
  const at = wanted >= 0 ? wanted : Math.max(0, chosen);
  const look = (place: number) => {
    const next = views[place];
    if (next) change({ scenario: next.scenario.id });
  };
  const swipe = useSwipe((step) => look(at + step));
  const choose = (scenarioId: number, characterId: number, userId: number | null) => {
    const revision = page.scenarios.find(({ id }) => id === scenarioId)?.revision ?? 0;
    actions.choose({ scenarioId, characterId, userId, revision });
  };
  const isPhone = screen === 'phone';
  const current = views[at];
  const pickedView = views.find(({ scenario }) => scenario.id === picked?.scenarioId);
  const pickedPart = pickedView?.parts.find(({ character }) => character.id === picked?.characterId);
  const makingView = views.find(({ scenario }) => scenario.id === making);
  return (
    <div className={classes.comparison}>
      {isPhone && views.length > 1 && (
        <div className={classes.switch}>
          <SegmentSwitch
            label={t('phone.label')}
            options={views.map(({ letter, scenario }, place) => ({
              value: place,
              label: letter,
              said: `${letter}, ${scenario.name}`,
            }))}
            value={at}
            onChange={look}
          />
        </div>
      )}
      <FaceDragging page={page} canEdit={canEdit} onDrop={choose}>
        <div {...(isPhone && swipe)}>
          <ScenarioTable
            views={isPhone && current ? [current] : views}
            all={views}
            at={at}
            page={page}
            readerId={readerId}
            showsDifferences={search.showsDifferences}
            canEdit={canEdit}
            canComment={canComment}
            actions={actions}
            onPick={pick}
            onLook={look}
            onMake={setMaking}
          />
        </div>
      </FaceDragging>
      {picked && pickedView && pickedPart && (
        <PickerDialog
          character={pickedPart.character}
          people={page.people}
          letter={pickedView.letter}
          chosen={pickedPart.choice?.person.user_id}
          onChoose={(userId) => {
            choose(picked.scenarioId, picked.characterId, userId);
            setPicked(undefined);
          }}
          onClose={() => setPicked(undefined)}
        />
      )}
      {makingView && <MakeCastDialog scenario={makingView.scenario} onClose={() => setMaking(undefined)} />}
    </div>
  );
}
