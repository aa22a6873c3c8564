import { createContext, type ReactNode, useContext } from 'react';
import type { projectForm } from '../../../../shared/i18n/en/project-form.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { MergedField } from '../../../../shared/ui/autosave/merged-field.tsx';
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
  const { isReadOnly, ...record } = useForm();
  const { t } = useTranslation('projectForm');
  return (
    <div id={`project-${name}`} className={classes.field}>
      <MergedField record={record} name={name}>
        {(field) => children({ ...field, disabled: isReadOnly, label: t(`fields.${name}`) })}
      </MergedField>
    </div>
  );
}
