import { maxQuestions } from '@callboard/contract/casting/job-values';
import { useSortable } from '@dnd-kit/sortable';
import { GripVertical, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Sorting } from '../../../../shared/ui/sorting/sorting.tsx';
import { FieldError } from '../../../../shared/ui/text-field/text-field.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import classes from './asked-items.module.css';
import { newQuestion, type QuestionItem, questionError } from './asked-items.ts';
import { JobField, type JobFieldHandle } from './job-field.tsx';
import { QuestionFields } from './question-fields.tsx';

interface QuestionRowProps {
  item: QuestionItem;
  place: number;
  disabled: boolean;
  /** Said once the field was left, so that nobody is told off while typing. */
  showsError: boolean;
  onChange: (item: QuestionItem) => void;
  onRemove: () => void;
}

function QuestionRow({ item, place, disabled, showsError, onChange, onRemove }: QuestionRowProps) {
  const { t } = useTranslation('jobEditor');
  const { t: controls } = useTranslation('formControls');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver } = useSortable({
    id: item.key,
    disabled,
    attributes: { roleDescription: controls('drag.what') },
  });
  const error = showsError ? questionError(item, place) : undefined;
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-held={isDragging || undefined}
      data-target={(isOver && !isDragging) || undefined}
    >
      <div className={classes.head}>
        <span className={classes.kind}>{t(`questions.${item.kind}`)}</span>
        <Toggle
          label={t('questions.required')}
          checked={item.isRequired}
          disabled={disabled}
          onChange={(event) => onChange({ ...item, isRequired: event.currentTarget.checked })}
        />
        {!disabled && (
          <Row gap={0} wrap={false}>
            <button
              ref={setActivatorNodeRef}
              type="button"
              className={classes.tool}
              data-grip
              {...attributes}
              {...listeners}
              aria-label={t('questions.move', { place })}
            >
              <GripVertical size={17} aria-hidden />
            </button>
            <button
              type="button"
              className={classes.tool}
              aria-label={t('questions.remove', { place })}
              onClick={onRemove}
            >
              <Trash2 size={17} aria-hidden />
            </button>
          </Row>
        )}
      </div>
      <QuestionFields item={item} place={place} disabled={disabled} onChange={onChange} />
      {error && <FieldError>{error}</FieldError>}
    </li>
  );
}

function QuestionsControl({ value, onChange, error, disabled }: JobFieldHandle<QuestionItem[]>) {
  const { t } = useTranslation('jobEditor');
  const keys = value.map(({ key }) => key);
  const placeOf = (key: string) => keys.indexOf(key) + 1;
  const move = (key: string, place: number) => {
    const moved = value.find((one) => one.key === key);
    if (moved) onChange(value.filter((one) => one.key !== key).toSpliced(place, 0, moved));
  };
  const isOwnError = value.some((item, index) => questionError(item, index + 1) === error);
  return (
    <Stack gap={3}>
      {value.length === 0 ? (
        <p className={classes.none}>{t('questions.none')}</p>
      ) : (
        <Sorting
          keys={keys}
          nameOf={(key) => t('questions.name', { place: placeOf(key) })}
          onMove={move}
          renderGhost={(key) => (
            <p className={classes.ghost}>
              {value.find((one) => one.key === key)?.text || t('questions.ask', { place: placeOf(key) })}
            </p>
          )}
        >
          <ol className={classes.list}>
            {value.map((item, index) => (
              <QuestionRow
                key={item.key}
                item={item}
                place={index + 1}
                disabled={disabled}
                showsError={error !== undefined}
                onChange={(next) => onChange(value.map((one) => (one.key === item.key ? next : one)))}
                onRemove={() => onChange(value.filter(({ key }) => key !== item.key))}
              />
            ))}
          </ol>
        </Sorting>
      )}
      {error && !isOwnError && <FieldError>{error}</FieldError>}
      {!disabled && value.length < maxQuestions && (
        <Row gap={2}>
          <Button
            variant="outline"
            size="sm"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => onChange([...value, newQuestion()])}
          >
            {t('questions.add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** What applicants answer, in the order they are asked. */
export function QuestionsSection() {
  const { t } = useTranslation('jobEditor');
  return (
    <Stack as="section" gap={4}>
      <SectionTitle aside={t('sections.questionsAside')}>{t('sections.questions')}</SectionTitle>
      <JobField name="questions">{(control) => <QuestionsControl {...control} />}</JobField>
    </Stack>
  );
}
