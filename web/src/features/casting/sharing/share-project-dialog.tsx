import './i18n.ts';
import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { SelectField } from '../../../shared/ui/select-field/select-field.tsx';
import { useOwnCharacters } from '../characters/index.ts';
import { ShareForm, type SharePlace } from './components/share-form.tsx';
import classes from './components/share-project.module.css';
import type { SharedPerson } from './model/share-problem.ts';

export interface ShareProjectDialogProps {
  /** Left out: any of the recruiter's open projects. */
  project?: { readonly id: number; readonly title: string } | undefined;
  /** Left out: it is chosen here. */
  character?: { readonly id: number; readonly name: string } | undefined;
  talents: readonly SharedPerson[];
  onClose: () => void;
  /** It is with them. The dialog closes by itself. */
  onSent?: (() => void) | undefined;
}

/** Characters of open projects that are still cast, and that this recruiter may share. */
function useShareable(projectId: number | undefined) {
  const { data = [], isPending } = useOwnCharacters();
  return {
    isPending,
    characters: data.filter(
      ({ status, role, project_id }) =>
        status === 'casting' && role !== 'viewer' && (projectId === undefined || project_id === projectId),
    ),
  };
}

const placeOf = ({ id, name, project_id, project_title }: OwnCharacter): SharePlace => ({
  projectId: project_id,
  project: project_title,
  characterId: id,
  character: name,
});

/** Asks talents if they are interested in a character. Open while it is rendered. */
export default function ShareProjectDialog({
  project,
  character,
  talents,
  onClose,
  onSent,
}: ShareProjectDialogProps) {
  const { t } = useTranslation('sharing');
  const { user } = useSession();
  const { characters, isPending } = useShareable(project?.id);
  const [chosenId, setChosenId] = useState(character?.id);
  const [typed, setTyped] = useState<string>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const only = characters.length === 1 ? characters[0]?.id : undefined;
  const shownId = chosenId ?? only;
  const chosen = characters.find(({ id }) => id === shownId);
  // What was opened for a character needs no list to begin with.
  const given =
    isPending && project && character
      ? {
          projectId: project.id,
          project: project.title,
          characterId: character.id,
          character: character.name,
        }
      : undefined;
  if (!user) return null;
  const isNone = !isPending && characters.length === 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={project ? t('titleOf', { project: project.title }) : t('title')}
      lead={isNone ? t('character.none') : t('lead')}
      width={isNone ? 'narrow' : 'broad'}
      closesOnClickOutside={false}
    >
      {isNone ? (
        <ButtonLink to={project ? paths.newCharacter(project.id) : paths.newProject()} onClick={onClose}>
          {t('character.create')}
        </ButtonLink>
      ) : (
        <ShareForm
          key={shownId ?? 'none'}
          recruiterId={user.user_id}
          place={chosen ? placeOf(chosen) : given}
          talents={talents}
          leftOut={leftOut}
          onLeaveOut={setLeftOut}
          typed={typed}
          onTyped={setTyped}
          onClose={onClose}
          onSent={onSent}
          choice={
            <div className={classes.choice}>
              <SelectField
                label={t('character.label')}
                placeholder={t('character.placeholder')}
                value={chosen?.id ?? ''}
                options={characters.map(({ id, name, project_title }) => ({
                  value: String(id),
                  label: project ? name : t('character.name', { name, project: project_title }),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  setChosenId(value === '' ? undefined : Number(value))
                }
              />
            </div>
          }
        />
      )}
    </Dialog>
  );
}
