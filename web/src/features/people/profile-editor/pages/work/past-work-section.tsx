import { pastWorkLimit } from '@callboard/contract/people/profile-editor/past-work';
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { AutosaveField } from '../../../../../shared/ui/autosave/autosave-field.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Row } from '../../../../../shared/ui/layout/layout.tsx';
import { SelectField } from '../../../../../shared/ui/select-field/select-field.tsx';
import { TextField, type TextFieldProps } from '../../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { nameOf } from '../../../../site/reference/index.ts';
import { PageSection, Pair } from '../../components/page-section.tsx';
import { AddButton, RemoveButton } from '../../components/row-buttons.tsx';
import { useWizard } from '../../model/wizard-context.ts';
import type { WorkRow } from '../../model/work-row.ts';
import classes from './past-work-section.module.css';

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
    <AutosaveField saving={row.saving} name={name}>
      {({ value, error }) => (
        <TextField
          {...input}
          value={value}
          error={error}
          autoComplete="off"
          onChange={(event) => row.set(name, event.currentTarget.value)}
        />
      )}
    </AutosaveField>
  );
}

function WorkType({ row }: { row: WorkRow }) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const types = lists.project_types.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <AutosaveField saving={row.saving} name="projectType">
      {({ value, error }) => (
        <SelectField
          label={t('work.past.type')}
          placeholder={t('work.past.typeNone')}
          options={types}
          value={value === null ? '' : String(value)}
          error={error}
          onChange={(event) => row.set('projectType', Number(event.currentTarget.value) || null)}
        />
      )}
    </AutosaveField>
  );
}

/** A past work being edited. It saves while typing; Done only closes it. */
function WorkForm({ row, onClose, onRemove }: WorkFormProps) {
  const { t } = useTranslation('profileWizard');
  const form = useRef<HTMLLIElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const title = row.saving.value('title').trim();
  return (
    <li className={classes.form} ref={form}>
      <WorkText row={row} name="title" label={t('work.past.name')} />
      <WorkText row={row} name="part" label={t('work.past.role')} hint={t('work.past.roleHint')} />
      <Pair>
        <WorkType row={row} />
        <WorkText row={row} name="year" label={t('work.past.year')} inputMode="numeric" />
      </Pair>
      <WorkText row={row} name="note" label={t('work.past.note')} hint={t('work.past.noteHint')} />
      <Row justify="between" wrap={false}>
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
      </Row>
    </li>
  );
}

interface WorkLineProps {
  row: WorkRow;
  onEdit: (key: string) => void;
  onRemove: (row: WorkRow) => void;
  isReadOnly: boolean;
}

/** A past work in one line; selecting it opens the form. */
const WorkLine = memo(function WorkLine({ row, onEdit, onRemove, isReadOnly }: WorkLineProps) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const { subscribe } = row.saving;
  const title = useSyncExternalStore(subscribe, () => row.saving.value('title')).trim();
  const part = useSyncExternalStore(subscribe, () => row.saving.value('part'));
  const year = useSyncExternalStore(subscribe, () => row.saving.value('year'));
  const kind = useSyncExternalStore(subscribe, () => row.saving.value('projectType'));
  const hasError = useSyncExternalStore(subscribe, () => row.saving.status().invalid.length > 0);
  const shown = title || t('work.past.untitled');
  const more = [part, nameOf(lists.project_types, kind)].filter(Boolean).join(', ');
  return (
    <li className={classes.line}>
      <button
        type="button"
        className={classes.edit}
        aria-label={t('work.past.edit', { title: shown })}
        disabled={isReadOnly}
        onClick={() => onEdit(row.key)}
      >
        <span className={classes.title}>{shown}</span>
        <span className={classes.year}>{year}</span>
        {(more !== '' || hasError) && (
          <span className={classes.more} data-invalid={hasError || undefined}>
            {hasError ? t('work.past.notSaved') : more}
          </span>
        )}
      </button>
      {!isReadOnly && (
        <RemoveButton label={t('work.past.remove', { title: shown })} onClick={() => onRemove(row)} />
      )}
    </li>
  );
});

/** Removes a work, with Undo in a toast. */
function useRemoveWork() {
  const { t } = useTranslation('profileWizard');
  const { works } = useWizard().wizard;
  return async (row: WorkRow) => {
    const values = row.values();
    const title = values.title.trim() || t('work.past.untitled');
    const restore = () => {
      works.add(values);
      works.arrange();
    };
    if (await works.remove(row)) {
      toast(t('work.past.removed', { title }), {
        action: { label: t('work.past.undo'), onPress: restore },
      });
    } else toast(t('work.past.notRemoved', { title }), { severity: 'error' });
  };
}

/** Past work, newest first. One row is open at a time, and every change is saved. */
export function PastWorkSection() {
  const { t } = useTranslation('profileWizard');
  const { wizard, isReadOnly } = useWizard();
  const { works } = wizard;
  const rows = useSyncExternalStore(works.subscribe, works.rows);
  const [openKey, setOpenKey] = useState<string>();
  const removeWork = useRemoveWork();

  const close = () => {
    setOpenKey(undefined);
    works.arrange();
  };
  const add = () => {
    works.arrange();
    setOpenKey(works.add().key);
  };
  const remove = (row: WorkRow) => {
    if (row.key === openKey) setOpenKey(undefined);
    void removeWork(row);
  };
  const isFull = rows.length >= pastWorkLimit;
  return (
    <PageSection
      title={t('work.past.title')}
      aside={rows.length > 0 ? t('work.past.count', { count: rows.length }) : t('optional')}
    >
      {rows.length === 0 && <p>{t('work.past.none')}</p>}
      {isFull && <p>{t('work.past.full', { most: pastWorkLimit })}</p>}
      {!isFull && <AddButton label={t('work.past.add')} disabled={isReadOnly} onClick={add} />}
      {rows.length > 0 && (
        <ul className={classes.list} aria-label={t('work.past.title')}>
          {rows.map((row) =>
            row.key === openKey ? (
              <WorkForm key={row.key} row={row} onClose={close} onRemove={() => remove(row)} />
            ) : (
              <WorkLine
                key={row.key}
                row={row}
                onEdit={setOpenKey}
                onRemove={remove}
                isReadOnly={isReadOnly}
              />
            ),
          )}
        </ul>
      )}
    </PageSection>
  );
}
