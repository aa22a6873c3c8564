import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { Library } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useScreen } from '../../../../shared/lib/screen.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { castingSearch } from '../../project-page/index.ts';
import { useCharacter } from '../api.ts';
import { isFew } from '../fit/fit-words.ts';
import { fieldId } from '../form/character-field.tsx';
import { type CharacterValues, characterFields, readCharacter } from '../model/character-values.ts';
import type { Fit } from '../model/use-fit.ts';
import { type NewCharacter as Form, useNewCharacter } from '../model/use-new-character.ts';
import { EditorBody } from './editor-body.tsx';
import classes from './editor-foot.module.css';
import { LibraryPicker } from './library-picker.tsx';

/** Leads to the first field that has to be fixed. */
function goToFirst(name: string | undefined) {
  const place = name === undefined ? null : document.getElementById(fieldId(name));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}

const problemCodes = [
  'NETWORK',
  'RATE_LIMITED',
  'PROFILE_FROZEN',
  'PROJECT_RIGHT_MISSING',
  'VALIDATION_FAILED',
  'CONFLICT',
  'NOT_FOUND',
] as const;

interface FootProps {
  form: Form;
  fit: Fit;
  onCreated: (character: CharacterDetail, next: 'another' | 'search') => void;
  onClose: () => void;
}

function Foot({ form, fit, onCreated, onClose }: FootProps) {
  const { t } = useTranslation('characterEditor');
  const { saving, isSaving, error } = form;
  const hasDraft = useSyncExternalStore(saving.subscribe, () => saving.status().unsent.length > 0);
  const isPhone = useScreen() === 'phone';
  const count = fit.count.data?.count ?? 0;
  const problem = problemCodes.find((code) => code === error?.code) ?? 'other';
  const create = async (next: 'another' | 'search') => {
    const created = await form.create();
    if (created) onCreated(created, next);
    else goToFirst(saving.status().invalid[0]);
  };
  return (
    <>
      {error && (
        <p className={classes.error} role="alert">
          {t(`problems.${problem}`)}
        </p>
      )}
      <p className={classes.state}>{hasDraft && t('foot.draft')}</p>
      {!isPhone && (
        <Button variant="ghost" onClick={onClose} disabled={isSaving}>
          {t('foot.cancel')}
        </Button>
      )}
      <Button variant="outline" disabled={isSaving} onClick={() => void create('another')}>
        {t(isPhone ? 'foot.anotherShort' : 'foot.another')}
      </Button>
      <Button className={classes.main} loading={isSaving} onClick={() => void create('search')}>
        {count === 0 || isFew(count) ? t('foot.saveOnly') : t('foot.save', { count })}
      </Button>
    </>
  );
}

const fieldNames = Object.keys(characterFields).filter((name): name is keyof CharacterValues & string =>
  Object.hasOwn(characterFields, name),
);

interface NewCharacterProps {
  userId: number;
  project: ProjectDetail;
  onCreated: (character: CharacterDetail) => void;
  /** Begins with an empty form. */
  onAgain: () => void;
  onClose: () => void;
}

/** A character that is created when it is saved. Until then it is kept on this device. */
export function NewCharacter({ userId, project, onCreated, onAgain, onClose }: NewCharacterProps) {
  const { t } = useTranslation('characterEditor');
  const navigate = useNavigate();
  const form = useNewCharacter(userId, project.id);
  const { saving } = form;
  const [isPicking, setIsPicking] = useState(false);
  const copyOf = useSyncExternalStore(saving.subscribe, () => saving.value('copyOf'));
  const hasDraft = useSyncExternalStore(saving.subscribe, () => saving.status().unsent.length > 0);
  const { data: source } = useCharacter(copyOf ?? 0, copyOf !== null);

  const copy = (from: CharacterDetail) => {
    const values = { ...readCharacter(from), copyOf: from.id };
    for (const name of fieldNames) saving.set(name, values[name]);
    setIsPicking(false);
    toast(t('library.copied', { project: from.project_title }));
  };
  const created = (character: CharacterDetail, next: 'another' | 'search') => {
    onCreated(character);
    toast(t('foot.saved', { name: character.name }));
    if (next === 'another') onAgain();
    else void navigate(castingSearch(character));
  };
  return (
    <>
      <EditorBody
        userId={userId}
        project={project}
        form={form}
        copiedPictures={source?.pictures ?? []}
        isReadOnly={false}
        top={
          <div className={classes.top}>
            <Button
              variant="outline"
              size="sm"
              leftSection={<Library size={16} aria-hidden />}
              onClick={() => setIsPicking(true)}
            >
              {t('library.open')}
            </Button>
            {hasDraft && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  form.discard();
                  onAgain();
                }}
              >
                {t('foot.discard')}
              </Button>
            )}
          </div>
        }
        foot={(fit) => <Foot form={form} fit={fit} onCreated={created} onClose={onClose} />}
      />
      {isPicking && <LibraryPicker onPick={copy} onClose={() => setIsPicking(false)} />}
    </>
  );
}
