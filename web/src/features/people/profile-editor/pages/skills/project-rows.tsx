import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Stack } from '../../../../../shared/ui/layout/layout.tsx';
import { FieldError, TextField } from '../../../../../shared/ui/text-field/text-field.tsx';
import { AddButton, RemoveButton } from '../../components/row-buttons.tsx';
import { WizardField, type WizardFieldHandle } from '../../components/wizard-field.tsx';
import type { OngoingProject } from '../../fields/values.ts';
import classes from './rows.module.css';

const most = 10;

/** Only a newly added row is focused. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    before.current = count;
  }, [count]);
  return list;
}

function Rows({ label, value, onChange, error, disabled }: WizardFieldHandle<OngoingProject[]>) {
  const { t } = useTranslation('profileWizard');
  const list = useFocusOnAdded(value.length);
  const rename = (place: number, name: string) =>
    onChange(value.map((row, index) => (index === place ? { ...row, name } : row)));
  return (
    <Stack gap={4}>
      {value.length > 0 && (
        <ul className={classes.list} ref={list} aria-label={label}>
          {value.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until it is typed.
            <li key={index} className={classes.lineWithRemove}>
              <TextField
                label={t('skills.projects.name', { number: index + 1 })}
                value={row.name}
                readOnly={disabled}
                autoComplete="off"
                onChange={(event) => rename(index, event.currentTarget.value)}
              />
              {!disabled && (
                <RemoveButton
                  label={t('skills.projects.remove', { number: index + 1 })}
                  onClick={() => onChange(value.filter((_, place) => place !== index))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError>{error}</FieldError>}
      {value.length < most && (
        <AddButton
          label={t('skills.projects.add')}
          disabled={disabled}
          onClick={() => onChange([...value, { name: '' }])}
        />
      )}
    </Stack>
  );
}

/** Ongoing projects, one row each. */
export function ProjectRows() {
  return <WizardField name="ongoingProjects">{(control) => <Rows {...control} />}</WizardField>;
}
