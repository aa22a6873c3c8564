import { createContext, type ReactNode, useContext } from 'react';
import type { projectForm } from '../../../../shared/i18n/en/project-form.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { AutosaveField } from '../../../../shared/ui/autosave/autosave-field.tsx';
import { ConflictNote } from '../../../../shared/ui/autosave/conflict-note.tsx';
import classes from './project-field.module.css';
import type { ProjectValues } from './project-values.ts';
import type { ProjectSaving } from './use-project-saving.ts';

interface FormContext extends ProjectSaving {
  readonly isReadOnly: boolean;
}
const ProjectForm = createContext<FormContext | undefined>(undefined);
export const ProjectFormProvider = ProjectForm.Provider;

function useForm(): FormContext {
  const form = useContext(ProjectForm);
  if (!form) throw new Error('A project field needs a ProjectFormProvider');
  return form;
}

export interface ProjectFieldHandle<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly label: string;
}

type FieldName = keyof typeof projectForm.fields & keyof ProjectValues;

interface ProjectFieldProps<K extends FieldName> {
  name: K;
  children: (field: ProjectFieldHandle<ProjectValues[K]>) => ReactNode;
}

/** A field of the project with everything its control needs, and both versions after a conflict. */
export function ProjectField<K extends FieldName>({ name, children }: ProjectFieldProps<K>) {
  const { saving, conflicts, isReadOnly } = useForm();
  const { t } = useTranslation('projectForm');
  const { [name]: conflict } = useStore(conflicts.store);
  const onChange = (value: ProjectValues[K]) => saving.set(name, value);
  return (
    <div id={`project-${name}`} className={classes.field}>
      <AutosaveField saving={saving} name={name}>
        {({ value, error }) =>
          children({ value, error, onChange, disabled: isReadOnly, label: t(`fields.${name}`) })
        }
      </AutosaveField>
      {conflict && (
        <ConflictNote
          conflict={conflict}
          onUseMine={() => {
            onChange(conflict.mine);
            conflicts.settle(name);
          }}
          onKeepTheirs={() => conflicts.settle(name)}
        />
      )}
    </div>
  );
}
