import type { JobFinding } from '@callboard/contract/casting/job-fields';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { MergedField } from '../../../../shared/ui/autosave/merged-field.tsx';
import { FindingNote } from './finding-note.tsx';
import classes from './job-field.module.css';
import { fieldOfFinding, type JobFieldName, type JobValues } from './job-values.ts';
import type { JobSaving } from './use-job-saving.ts';

interface FormContext extends JobSaving {
  readonly isReadOnly: boolean;
  /** What was noticed, shown beside the field it is about. */
  readonly findings: readonly JobFinding[];
}
const JobForm = createContext<FormContext | undefined>(undefined);
export const JobFormProvider = JobForm.Provider;

export function useJobForm(): FormContext {
  const form = useContext(JobForm);
  if (!form) throw new Error('A field of a job needs a JobFormProvider');
  return form;
}

export interface JobFieldHandle<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly label: string;
}

export const fieldId = (name: string) => `job-${name}`;

interface JobFieldProps<K extends JobFieldName> {
  name: K;
  children: (field: JobFieldHandle<JobValues[K]>) => ReactNode;
}

/** A field of the job with everything its control needs, what was noticed, and both versions after a conflict. */
export function JobField<K extends JobFieldName>({ name, children }: JobFieldProps<K>) {
  const { isReadOnly, findings, ...record } = useJobForm();
  const { t } = useTranslation('jobEditor');
  const own = findings.filter(({ field }) => field !== null && fieldOfFinding(field) === name);
  return (
    <div id={fieldId(name)} className={classes.field} tabIndex={-1}>
      <MergedField record={record} name={name}>
        {(field) => children({ ...field, disabled: isReadOnly, label: t(`fields.${name}`) })}
      </MergedField>
      {own.map((finding) => (
        <FindingNote key={`${finding.check} ${finding.field}`} finding={finding} />
      ))}
    </div>
  );
}
