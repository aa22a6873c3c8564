import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { SelectField } from '../../../../../shared/ui/select-field/select-field.tsx';
import { TextField, type TextFieldProps } from '../../../../../shared/ui/text-field/text-field.tsx';
import { FieldPlace } from '../../components/field-place.tsx';
import { Pair } from '../../components/page-section.tsx';
import { useWizard } from '../../model/wizard-context.ts';
import type { WorkRow } from '../../model/work-row.ts';
import classes from './past-works.module.css';

interface WorkFormProps {
  row: WorkRow;
  onClose: () => void;
  onRemove: () => void;
}

interface WorkTextProps extends Pick<TextFieldProps, 'label' | 'hint' | 'inputMode'> {
  row: WorkRow;
  name: 'title' | 'part' | 'year' | 'note';
}

function WorkText({ row, name, ...input }: WorkTextProps) {
  return (
    <FieldPlace saving={row.saving} name={name}>
      {({ value, error }) => (
        <TextField
          {...input}
          value={value}
          error={error}
          autoComplete="off"
          onChange={(event) => row.set(name, event.currentTarget.value)}
        />
      )}
    </FieldPlace>
  );
}

function WorkKind({ row }: { row: WorkRow }) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const kinds = lists.project_types.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FieldPlace saving={row.saving} name="projectType">
      {({ value, error }) => (
        <SelectField
          label={t('work.past.kind')}
          placeholder={t('work.past.kindNone')}
          options={kinds}
          value={value === null ? '' : String(value)}
          error={error}
          onChange={(event) => row.set('projectType', Number(event.currentTarget.value) || null)}
        />
      )}
    </FieldPlace>
  );
}

/** A past work, open. It is saved as it is typed; Done only folds it up. */
export function WorkForm({ row, onClose, onRemove }: WorkFormProps) {
  const { t } = useTranslation('profileWizard');
  const form = useRef<HTMLLIElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const title = row.saving.value('title').trim();
  return (
    <li className={classes.form} ref={form}>
      <WorkText row={row} name="title" label={t('work.past.name')} />
      <WorkText row={row} name="part" label={t('work.past.part')} hint={t('work.past.partHint')} />
      <Pair>
        <WorkKind row={row} />
        <WorkText row={row} name="year" label={t('work.past.year')} inputMode="numeric" />
      </Pair>
      <WorkText row={row} name="note" label={t('work.past.note')} hint={t('work.past.noteHint')} />
      <div className={classes.actions}>
        <Button
          variant="ghost"
          onClick={onRemove}
          aria-label={t('work.past.remove', { title: title || t('work.past.newOne') })}
        >
          {t('work.past.removeShort')}
        </Button>
        <Button variant="ink" onClick={onClose}>
          {t('work.past.done')}
        </Button>
      </div>
    </li>
  );
}
