import {
  choiceLength,
  maxChoicesAsked,
  questionKinds,
  questionLength,
} from '@callboard/contract/casting/job-values';
import { Plus, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import classes from './asked-items.module.css';
import type { QuestionItem } from './asked-items.ts';

interface QuestionFieldsProps {
  item: QuestionItem;
  place: number;
  disabled: boolean;
  onChange: (item: QuestionItem) => void;
}

function Choices({ item, disabled, onChange }: Omit<QuestionFieldsProps, 'place'>) {
  const { t } = useTranslation('jobEditor');
  const { choices } = item;
  const change = (next: string[]) => onChange({ ...item, choices: next });
  return (
    <ol className={classes.choices}>
      {choices.map((choice, index) => {
        const place = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place; its text is what is being typed.
          <li key={index}>
            <input
              className={classes.choice}
              aria-label={t('questions.choice_label', { place })}
              placeholder={t('questions.choice_label', { place })}
              maxLength={choiceLength}
              readOnly={disabled}
              value={choice}
              onChange={(event) => change(choices.with(index, event.currentTarget.value))}
            />
            {!disabled && choices.length > 2 && (
              <button
                type="button"
                className={classes.tool}
                aria-label={t('questions.removeChoice', { place })}
                onClick={() => change(choices.toSpliced(index, 1))}
              >
                <X size={17} aria-hidden />
              </button>
            )}
          </li>
        );
      })}
      {!disabled && choices.length < maxChoicesAsked && (
        <li>
          <Button
            variant="ghost"
            size="xs"
            leftSection={<Plus size={15} aria-hidden />}
            onClick={() => change([...choices, ''])}
          >
            {t('questions.addChoice')}
          </Button>
        </li>
      )}
    </ol>
  );
}

/** The words of a question and how it is answered. */
export function QuestionFields({ item, place, disabled, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation('jobEditor');
  return (
    <>
      <div className={classes.asked}>
        <TextField
          label={t('questions.ask', { place })}
          autoComplete="off"
          maxLength={questionLength}
          value={item.text}
          readOnly={disabled}
          onChange={(event) => onChange({ ...item, text: event.currentTarget.value })}
        />
        <SelectField
          label={t('questions.kind')}
          value={item.kind}
          disabled={disabled}
          options={questionKinds.map((kind) => ({ value: kind, label: t(`questions.${kind}`) }))}
          onChange={({ currentTarget }) => {
            const kind = questionKinds.find((one) => one === currentTarget.value);
            // Choices stay while another kind is looked at.
            const choices = kind === 'choice' && item.choices.length < 2 ? ['', ''] : item.choices;
            if (kind) onChange({ ...item, kind, choices });
          }}
        />
      </div>
      {item.kind === 'choice' && <Choices item={item} disabled={disabled} onChange={onChange} />}
    </>
  );
}
