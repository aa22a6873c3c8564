import { useMemo } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { SearchSelect } from '../../../../../shared/ui/option-search/search-select.tsx';
import { SegmentSwitch } from '../../../../../shared/ui/segment-switch/segment-switch.tsx';
import { FieldError } from '../../../../../shared/ui/text-field/text-field.tsx';
import { languageOptions, nameOf } from '../../../../site/reference/index.ts';
import { RemoveButton } from '../../components/remove-button.tsx';
import { WizardField } from '../../components/wizard-field.tsx';
import type { SpokenLanguage } from '../../fields/values.ts';
import { useWizard } from '../../model/wizard-context.ts';
import classes from './rows.module.css';

interface RowsProps {
  value: readonly SpokenLanguage[];
  onChange: (value: SpokenLanguage[]) => void;
  error: string | undefined;
  disabled: boolean;
}

/** Most people add those they act in. */
const usualLevel = 3;

function Row({ row, ...rows }: RowsProps & { row: SpokenLanguage }) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const { value, onChange, disabled } = rows;
  const language = nameOf(lists.languages, row.language);
  const levels = lists.language_levels.map(({ id, name }) => ({ value: id, label: name }));
  const replace = (level: number) => onChange(value.map((one) => (one === row ? { ...one, level } : one)));
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        <b>{language}</b>
        {!disabled && (
          <RemoveButton
            label={t('skills.languages.remove', { language })}
            onClick={() => onChange(value.filter((one) => one !== row))}
          />
        )}
      </div>
      <SegmentSwitch
        label={t('skills.languages.level', { language })}
        options={levels}
        value={row.level}
        onChange={replace}
        disabled={disabled}
      />
    </li>
  );
}

function Rows({ value, onChange, error, disabled }: RowsProps) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const options = useMemo(() => languageOptions(lists), [lists]);
  const left = options.filter(({ id }) => !value.some(({ language }) => language === id));
  const add = (language: number | null) => {
    if (language !== null) onChange([...value, { language, level: usualLevel }]);
  };
  return (
    <div className={classes.rows}>
      {value.length > 0 && (
        <ul className={classes.list} aria-label={t('fields.languages')}>
          {value.map((row) => (
            <Row key={row.language} {...{ row, value, onChange, error, disabled }} />
          ))}
        </ul>
      )}
      <SearchSelect
        label={t('skills.languages.add')}
        hint={t('skills.languages.addHint')}
        placeholder={t('skills.languages.search')}
        options={left}
        value={null}
        onChange={add}
        disabled={disabled}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** Languages with how well they are spoken. */
export function LanguageRows() {
  return <WizardField name="languages">{(control) => <Rows {...control} />}</WizardField>;
}
