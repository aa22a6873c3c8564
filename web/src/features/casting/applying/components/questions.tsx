import { answerLength } from '@callboard/contract/casting/application-values';
import type { JobQuestion } from '@callboard/contract/casting/job-fields';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { useApply, useMissing } from '../model/apply-context.ts';
import { answersOf, answerTo, fieldOf } from '../model/form.ts';
import { ApplySection } from './apply-section.tsx';
import { OwnDates } from './own-dates.tsx';
import classes from './questions.module.css';

/** As the wire has them. */
const yesOrNo = ['yes', 'no'] as const;

function Question({ question }: { question: JobQuestion }) {
  const { t } = useTranslation('applying');
  const { form, change } = useApply();
  const { id, kind, text, is_required: isRequired, choices } = question;
  const missing = useMissing(fieldOf('question', id));
  const answer = kind === 'text' ? (form.draft.answers[id] ?? '') : answerTo(form, question);
  const isMissing = missing !== undefined && answerTo(form, question) === '';
  const isTooLong = answer.trim().length > answerLength;
  const give = (given: string) => {
    const { [id]: _former, ...others } = form.draft.answers;
    change({ answers: given === '' ? others : { ...others, [id]: given } });
  };
  const optional = isRequired ? '' : ` ${t('questions.optional')}`;
  const error = isMissing
    ? t('questions.missing')
    : isTooLong && missing
      ? t('questions.tooLong')
      : undefined;
  return (
    <div className={classes.question} id={`field-${fieldOf('question', id)}`} tabIndex={-1}>
      {kind === 'text' ? (
        <TextArea
          label={`${text}${optional}`}
          rows={3}
          value={answer}
          required={isRequired}
          error={error}
          hint={
            <span className={classes.hint}>
              <span>{t('questions.keptAsYouType')}</span>
              <CharacterCount text={answer} most={answerLength} />
            </span>
          }
          onChange={({ currentTarget: { value } }) => give(value)}
        />
      ) : (
        <RadioChips
          label={`${text}${optional}`}
          options={
            kind === 'yes_no'
              ? yesOrNo.map((value) => ({ value: String(value), label: t(`questions.${value}`) }))
              : choices.map((value) => ({ value, label: value }))
          }
          value={answer === '' ? null : answer}
          isOptional={!isRequired}
          isRequired={isRequired}
          error={error}
          onChange={(given) => give(given ?? '')}
        />
      )}
    </div>
  );
}

/** What they ask, and what the own calendar says about the dates. */
export function Questions() {
  const { t } = useTranslation('applying');
  const { form } = useApply();
  const { questions } = form.job;
  return (
    <ApplySection section="answers">
      <SectionTitle
        aside={
          questions.length > 0
            ? t('questions.aside', { done: answersOf(form).length, all: questions.length })
            : undefined
        }
      >
        {t(questions.length > 0 ? 'questions.title' : 'dates.section')}
      </SectionTitle>
      <div className={classes.list}>
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
        <OwnDates />
      </div>
    </ApplySection>
  );
}
