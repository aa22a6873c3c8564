import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { TickBox } from '../../../../shared/ui/tick-box/tick-box.tsx';
import type { Choice, ProjectChoices } from '../model/choices.ts';
import classes from './character-choices.module.css';
import { joined } from './names.ts';

interface CharacterChoicesProps {
  projects: readonly ProjectChoices[];
  chosen: readonly number[];
  /** Lists that everyone is on already can be chosen for a new note. */
  hasNote: boolean;
  onChange: (chosen: number[]) => void;
}

const namedAtMost = 2;

/** Who is on it already, or how many are. */
function useStanding({ listed, present, missing }: Choice): string {
  const { t } = useTranslation('shortlists');
  if (present.length > 0 && missing.length === 0)
    return present.length > 1
      ? t('dialog.alreadyAll')
      : t('dialog.already', { names: present[0]?.name ?? '' });
  if (present.length > namedAtMost)
    return t('dialog.alreadyMany', { count: present.length, total: present.length + missing.length });
  if (present.length > 0) return t('dialog.already', { names: joined(present.map(({ name }) => name)) });
  return listed === 0 ? t('dialog.noneOnList') : t('dialog.onList', { count: listed });
}

interface ChoiceRowProps extends Pick<CharacterChoicesProps, 'hasNote'> {
  choice: Choice;
  isChosen: boolean;
  onTurn: () => void;
}

function ChoiceRow({ choice, isChosen, hasNote, onTurn }: ChoiceRowProps) {
  const standing = useStanding(choice);
  const isOver = choice.missing.length === 0 && !hasNote;
  return (
    <TickBox checked={isChosen && !isOver} disabled={isOver} onChange={onTurn}>
      <span className={classes.name}>{choice.name}</span>
      <span className={classes.standing}>{standing}</span>
    </TickBox>
  );
}

/** Projects with their characters. */
export function CharacterChoices({ projects, chosen, hasNote, onChange }: CharacterChoicesProps) {
  const { t } = useTranslation('shortlists');
  const id = useId();
  const turn = (one: number) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <div className={classes.projects}>
      {projects.map((project) => (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot stay in view while its boxes scroll.
        <div
          key={project.id}
          role="group"
          aria-labelledby={`${id}-${project.id}`}
          className={classes.project}
        >
          <h3 id={`${id}-${project.id}`} className={classes.title}>
            {project.title}
          </h3>
          {project.choices.length === 0 && (
            <p className={classes.none}>
              {t('dialog.noCharacters')}
              <ButtonLink to={paths.newCharacter(project.id)} variant="link" size="sm">
                {t('dialog.addCharacter')}
              </ButtonLink>
            </p>
          )}
          {project.choices.map((choice) => (
            <ChoiceRow
              key={choice.id}
              choice={choice}
              isChosen={chosen.includes(choice.id)}
              hasNote={hasNote}
              onTurn={() => turn(choice.id)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
