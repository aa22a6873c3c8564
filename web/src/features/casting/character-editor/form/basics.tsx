import { characterWeights } from '@callboard/contract/casting/project-values';
import { Lock, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import field from '../../../../shared/ui/text-field/text-field.module.css';
import { FieldError, TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import classes from './basics.module.css';
import { CharacterField, type CharacterFieldHandle } from './character-field.tsx';

const mostWanted = 500;

/** A number, typed or stepped. */
function Wanted({ label, value, onChange, error, disabled }: CharacterFieldHandle<string>) {
  const { t } = useTranslation('formControls');
  const id = useId();
  const wanted = readInteger(value);
  const step = (by: number) => onChange(String(typeof wanted === 'number' ? wanted + by : 1));
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.line} data-invalid={error ? true : undefined}>
        <button
          type="button"
          className={classes.step}
          aria-label={t('step.less', { label })}
          disabled={disabled || wanted === 1}
          onClick={() => step(-1)}
        >
          <Minus size={17} aria-hidden />
        </button>
        <input
          id={id}
          className={`${field.input} ${classes.number}`}
          inputMode="numeric"
          autoComplete="off"
          readOnly={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={t('step.more', { label })}
          disabled={disabled || wanted === mostWanted}
          onClick={() => step(1)}
        >
          <Plus size={17} aria-hidden />
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Texts() {
  const { t } = useTranslation('characterEditor');
  return (
    <div className={classes.texts}>
      <CharacterField name="brief">
        {({ onChange, disabled, ...area }) => (
          <TextArea
            {...area}
            rows={2}
            readOnly={disabled}
            placeholder={t('briefHint')}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </CharacterField>
      <CharacterField name="teamNote">
        {({ onChange, disabled, ...area }) => (
          <TextArea
            {...area}
            rows={2}
            tone="sunken"
            aside={<Lock size={13} aria-hidden />}
            readOnly={disabled}
            placeholder={t('noteHint')}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </CharacterField>
    </div>
  );
}

/** Who the character is, in words. */
export function Basics() {
  const { t } = useTranslation('characterEditor');
  const weights = characterWeights.map((value) => ({ value, label: t(`weights.${value}`) }));
  return (
    <section className={classes.basics}>
      <div className={classes.first}>
        <CharacterField name="name">
          {({ onChange, disabled, ...input }) => (
            <TextField
              {...input}
              autoComplete="off"
              isRequired
              data-autofocus
              readOnly={disabled}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )}
        </CharacterField>
        <CharacterField name="wanted">{(control) => <Wanted {...control} />}</CharacterField>
        <CharacterField name="weight">
          {({ onChange, ...select }) => (
            <SelectField
              {...select}
              options={weights}
              onChange={({ currentTarget }) => {
                const weight = characterWeights.find((one) => one === currentTarget.value);
                if (weight) onChange(weight);
              }}
            />
          )}
        </CharacterField>
      </div>
      <Texts />
    </section>
  );
}
