import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { type Condition, conditions } from '@callboard/contract/casting/project-values';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLists } from '../../../site/reference/index.ts';
import { FitPanel } from '../fit/fit-panel.tsx';
import { Basics } from '../form/basics.tsx';
import { CharacterFormProvider } from '../form/character-field.tsx';
import { References } from '../form/reference-pictures.tsx';
import { WhoFits } from '../form/who-fits.tsx';
import { AsksSection, WorkSection } from '../form/work-section.tsx';
import { costsOf } from '../model/fit-filters.ts';
import { nameCondition } from '../model/name-condition.ts';
import type { CharacterSaving } from '../model/use-character-saving.ts';
import { type Fit, useFit } from '../model/use-fit.ts';
import classes from './editor-body.module.css';

interface EditorBodyProps {
  userId: number;
  project: ProjectDetail;
  form: CharacterSaving;
  /** Missing while the character is new. */
  character?: CharacterDetail | undefined;
  /** Of the character that a new one starts from. */
  copiedPictures?: CharacterDetail['pictures'];
  isReadOnly: boolean;
  /** Above the form. */
  top?: ReactNode;
  foot: (fit: Fit) => ReactNode;
}

/** The form of a character, and beside it who fits what is typed. */
export function EditorBody(props: EditorBodyProps) {
  const { userId, project, form, character, copiedPictures = [], isReadOnly, top, foot } = props;
  const { saving } = form;
  const { data: lists } = useLists();
  const fit = useFit(form, project, userId);
  const { value: fee } = useSyncExternalStore(saving.subscribe, () => saving.state('fee'));
  const { data: found } = fit.count;
  const makeNice = (condition: Condition) => {
    const musts = saving.value('musts');
    saving.set(
      'musts',
      conditions.filter((one) => one !== condition && musts.includes(one)),
    );
  };
  return (
    <CharacterFormProvider value={{ ...form, isReadOnly }}>
      <div className={classes.columns}>
        <div className={classes.form}>
          {top}
          <Basics />
          <WhoFits
            costs={found ? costsOf(found) : []}
            lists={lists}
            project={project}
            mayAskForDates={fit.mayAskForDates}
          />
          <AsksSection />
          <WorkSection />
          <References projectId={project.id} character={character} copiedPictures={copiedPictures} />
        </div>
        <div className={classes.fit}>
          <FitPanel
            count={fit.count}
            filters={fit.settled}
            fee={fee}
            isStale={fit.isStale}
            nameOf={(condition) => nameCondition(condition, form, project, lists)}
            onMakeNice={isReadOnly ? undefined : makeNice}
          />
        </div>
      </div>
      <footer className={classes.foot}>{foot(fit)}</footer>
    </CharacterFormProvider>
  );
}
