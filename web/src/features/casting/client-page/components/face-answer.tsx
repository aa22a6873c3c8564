import { type ClientAnswer, clientAnswers } from '@callboard/contract/casting/client-answers';
import { CircleHelp, type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { AutosaveField } from '../../../../shared/ui/autosave/autosave-field.tsx';
import { FieldError } from '../../../../shared/ui/text-field/text-field.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useClient } from '../model/client-context.ts';
import { noWord } from '../model/ranking.ts';
import classes from './face-answer.module.css';

const icons: Record<ClientAnswer, LucideIcon> = { yes: ThumbsUp, maybe: CircleHelp, no: ThumbsDown };

interface ChoiceProps {
  name: string;
  value: ClientAnswer | null;
  onChange: (answer: ClientAnswer) => void;
}

/** Yes, maybe or no, as three segments. */
function Choice({ name, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('clientPage');
  const group = useId();
  return (
    <fieldset className={classes.choice} aria-label={t('face.answer', { name })}>
      {clientAnswers.map((answer) => {
        const Icon = icons[answer];
        return (
          <label key={answer} className={classes.segment}>
            <input
              type="radio"
              name={group}
              checked={answer === value}
              onChange={() => onChange(answer)}
              className={classes.input}
            />
            <Icon size={18} aria-hidden />
            {t(`answers.${answer}`)}
          </label>
        );
      })}
    </fieldset>
  );
}

interface FaceAnswerProps {
  characterId: number;
  faceKey: string;
  name: string;
}

/** What the client says of one face. Saved as they go. */
export function FaceAnswer({ characterId, faceKey, name }: FaceAnswerProps) {
  const { t } = useTranslation('clientPage');
  const { answers, sender } = useClient();
  return (
    <AutosaveField saving={answers.saving} name={faceKey}>
      {({ value, error }) => {
        const word = value ?? noWord;
        return (
          <div className={classes.answer}>
            <Choice
              name={name}
              value={word.answer}
              onChange={(answer) => answers.answer(characterId, faceKey, answer)}
            />
            <label className={classes.comment} data-empty={word.comment === '' || undefined}>
              <span className={classes.label}>
                {t('face.comment')} <VisuallyHidden>{name}</VisuallyHidden>
              </span>
              <textarea
                rows={3}
                value={word.comment}
                placeholder={t(word.answer === null ? 'face.placeholderOpen' : 'face.placeholder', {
                  name: sender,
                })}
                aria-invalid={error ? true : undefined}
                onChange={({ currentTarget }) => answers.comment(faceKey, currentTarget.value)}
              />
            </label>
            {error && <FieldError>{error}</FieldError>}
          </div>
        );
      }}
    </AutosaveField>
  );
}
