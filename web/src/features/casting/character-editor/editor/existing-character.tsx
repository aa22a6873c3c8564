import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSaveState } from '../../../../shared/lib/autosave/use-autosave.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { SaveStateLine } from '../../../../shared/ui/autosave/save-mark.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { castingSearch, type rightsOn } from '../../project-page/index.ts';
import { isFew } from '../fit/fit-words.ts';
import { fieldId } from '../form/character-field.tsx';
import { type CharacterSaving, useCharacterSaving } from '../model/use-character-saving.ts';
import type { Fit } from '../model/use-fit.ts';
import { EditorBody } from './editor-body.tsx';
import classes from './editor-foot.module.css';

interface FootProps {
  form: CharacterSaving;
  fit: Fit;
  id: number;
  isReadOnly: boolean;
  onClose: () => void;
}

function Foot({ form: { saving }, fit, id, isReadOnly, onClose }: FootProps) {
  const { t } = useTranslation('characterEditor');
  const navigate = useNavigate();
  const { state, invalid, first } = useSaveState(saving);
  const count = fit.count.data?.count ?? 0;
  const seeFaces = async () => {
    // The search reads the character from the server.
    if (!isReadOnly && !(await saving.flush())) return toast(t('foot.notAll'), { severity: 'error' });
    void navigate(castingSearch({ id, filters: fit.filters }));
  };
  return (
    <>
      <div className={classes.state}>
        {!isReadOnly && (
          <SaveStateLine
            state={state}
            invalid={invalid}
            toFirst={first === undefined ? undefined : { hash: `#${fieldId(first)}` }}
          />
        )}
      </div>
      <Button variant="outline" onClick={onClose}>
        {t('foot.done')}
      </Button>
      <Button className={classes.main} onClick={() => void seeFaces()}>
        {count === 0 || isFew(count) ? t('foot.seeOnly') : t('foot.see', { count })}
      </Button>
    </>
  );
}

interface ExistingCharacterProps {
  userId: number;
  project: ProjectDetail;
  character: CharacterDetail;
  readOnly: ReturnType<typeof rightsOn>['readOnly'];
  onClose: () => void;
}

/** A character that is saved while it is typed. */
export function ExistingCharacter({ userId, project, character, readOnly, onClose }: ExistingCharacterProps) {
  const { t } = useTranslation('characterEditor');
  const form = useCharacterSaving(userId, character);
  const isReadOnly = readOnly !== undefined;
  return (
    <EditorBody
      userId={userId}
      project={project}
      form={form}
      character={character}
      isReadOnly={isReadOnly}
      top={readOnly && <Alert family="wait">{t(`readOnly.${readOnly}`, { name: project.owner.name })}</Alert>}
      foot={(fit) => (
        <Foot form={form} fit={fit} id={character.id} isReadOnly={isReadOnly} onClose={onClose} />
      )}
    />
  );
}
