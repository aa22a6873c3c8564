import { characterWeights } from '@callboard/contract/casting/project-values';
import type { MasterData } from '@callboard/contract/site/reference';
import { memo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { FieldError, TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { TokenList } from '../../../../shared/ui/token-list/token-list.tsx';
import { languageOptions, nameOf } from '../../../site/reference/index.ts';
import type { CharacterDraft } from '../model/breakdown.ts';
import type { RowErrors } from '../model/check-rows.ts';
import type { PasteRow as Row, RowFields } from '../model/paste-rows.ts';
import classes from './paste-row.module.css';
import { rowId } from './use-adding.ts';

/** What else was read and comes along. */
function useFacts(draft: CharacterDraft, lists: MasterData): string[] {
  const { t } = useTranslation('breakdown');
  const { t: form } = useTranslation('projectForm');
  const { fee, height_min_mm: least, height_max_mm: most, skill_ids } = draft;
  const cm = (mm: number) => Math.round(mm / 10);
  const height = () => {
    if (least === null && most === null) return '';
    if (least === most || least === null || most === null)
      return t('row.oneHeight', { cm: cm(least ?? most ?? 0) });
    return t('row.height', { from: cm(least), to: cm(most) });
  };
  return [
    fee ? t('row.fee', { fee: formatRupees(fee.paise), per: form(`fee.per.${fee.per}`).toLowerCase() }) : '',
    height(),
    ...skill_ids.map((id) => nameOf(lists.skills, id)),
  ].filter(Boolean);
}

interface PasteRowProps {
  row: Row;
  previous: Row | undefined;
  errors: RowErrors;
  lists: MasterData;
  onChange: (id: string, change: Partial<RowFields>) => void;
  onRemove: (row: Row) => void;
  onMerge: (previous: Row, row: Row) => void;
}

type FieldsProps = Pick<PasteRowProps, 'row' | 'errors' | 'lists' | 'onChange'>;

function Facts({ row, errors, lists, onChange }: FieldsProps) {
  const { t } = useTranslation('breakdown');
  const change = (next: Partial<RowFields>) => onChange(row.id, next);
  return (
    <div className={classes.fields}>
      <TextField
        label={t('row.name')}
        className={classes.name}
        autoComplete="off"
        value={row.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SelectField
        label={t('row.gender')}
        placeholder={t('row.anyGender')}
        options={lists.genders.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={row.gender_id === null ? '' : String(row.gender_id)}
        error={errors.gender}
        onChange={({ currentTarget: { value } }) =>
          change({ gender_id: value === '' ? null : Number(value) })
        }
      />
      <div className={classes.ages}>
        <TextField
          label={t('row.from')}
          inputMode="numeric"
          autoComplete="off"
          value={row.ageFrom}
          aria-invalid={errors.age ? true : undefined}
          onChange={(event) => change({ ageFrom: event.currentTarget.value })}
        />
        <TextField
          label={t('row.to')}
          inputMode="numeric"
          autoComplete="off"
          value={row.ageTo}
          error={errors.age}
          onChange={(event) => change({ ageTo: event.currentTarget.value })}
        />
      </div>
      <TextField
        label={t('row.wanted')}
        inputMode="numeric"
        autoComplete="off"
        value={row.wanted}
        error={errors.wanted}
        onChange={(event) => change({ wanted: event.currentTarget.value })}
      />
      <SelectField
        label={t('row.weight')}
        options={characterWeights.map((value) => ({ value, label: t(`weights.${value}`) }))}
        value={row.weight}
        error={errors.weight}
        onChange={({ currentTarget }) => {
          const weight = characterWeights.find((one) => one === currentTarget.value);
          if (weight) change({ weight });
        }}
      />
    </div>
  );
}

function Languages({ row, errors, lists, onChange }: FieldsProps) {
  const { t } = useTranslation('breakdown');
  const chosen = row.languages.map(({ language_id }) => language_id);
  const toggle = (id: number) =>
    onChange(row.id, {
      languages: chosen.includes(id)
        ? row.languages.filter(({ language_id }) => language_id !== id)
        : [...row.languages, { language_id: id, level_id: 1 }],
    });
  return (
    <div className={classes.languages}>
      <span className={classes.label}>{t('row.languages')}</span>
      <TokenList
        label={t('row.languages')}
        add={t('row.addLanguage')}
        options={languageOptions(lists)}
        chosen={chosen}
        onToggle={toggle}
        most={10}
        disabled={false}
      />
      {errors.languages && <FieldError>{errors.languages}</FieldError>}
    </div>
  );
}

/** Rows are made anew with every letter; those that say the same stay as they are. */
const saysTheSame = (one: PasteRowProps, other: PasteRowProps): boolean =>
  one.lists === other.lists &&
  JSON.stringify([one.row, one.errors, one.previous]) ===
    JSON.stringify([other.row, other.errors, other.previous]);

/** One character that was read, to be looked through before it is added. */
export const PasteRow = memo(function PasteRow(props: PasteRowProps) {
  const { row, previous, errors, lists, onChange, onRemove, onMerge } = props;
  const { t } = useTranslation('breakdown');
  const facts = useFacts(row.draft, lists);
  const line = row.draft.lines[0] ?? 1;
  const isFaulty = Object.keys(errors).length > 0;
  return (
    <li
      id={rowId(row.id)}
      className={classes.row}
      data-faulty={isFaulty || undefined}
      aria-label={t('row.label', { name: row.name, line })}
    >
      <Facts row={row} errors={errors} lists={lists} onChange={onChange} />
      <Languages row={row} errors={errors} lists={lists} onChange={onChange} />
      <TextArea
        label={t('row.note')}
        rows={2}
        value={row.note}
        error={errors.note}
        onChange={(event) => onChange(row.id, { note: event.currentTarget.value })}
      />
      <div className={classes.foot}>
        <span className={classes.line}>
          {t('row.line', { line })}
          {facts.length > 0 && `. ${t('row.also', { facts: facts.join(', ') })}`}
        </span>
        {previous && (
          <Button
            variant="ghost"
            size="xs"
            aria-label={t('row.mergeOf', { name: row.name, previous: previous.name })}
            onClick={() => onMerge(previous, row)}
          >
            {t('row.merge')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="xs"
          aria-label={t('row.removeOf', { name: row.name })}
          onClick={() => onRemove(row)}
        >
          {t('row.remove')}
        </Button>
      </div>
    </li>
  );
}, saysTheSame);
