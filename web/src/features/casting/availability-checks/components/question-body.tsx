import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import type { Question } from '../api.ts';
import { useAnswer } from '../model/use-answer.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { AnswerTrouble } from './answer-trouble.tsx';
import classes from './question.module.css';
import { QuestionFacts } from './question-facts.tsx';
import { SettledQuestion } from './settled-question.tsx';

interface QuestionBodyProps {
  userId: number;
  question: Question;
  onSent: () => void;
  onClose: () => void;
}

/** The question as it stands: to be answered, or settled. */
export function QuestionBody({ userId, question, onSent, onClose }: QuestionBodyProps) {
  const { answer, sending, trouble } = useAnswer({ userId, question, onSent });
  return (
    <>
      <QuestionFacts question={question} />
      {trouble && sending === undefined && <AnswerTrouble trouble={trouble} />}
      {question.status === 'asked' ? (
        <AnswerButtons question={question} sending={sending} onAnswer={answer} onLeave={onClose} />
      ) : (
        <SettledQuestion
          question={question}
          status={question.status}
          sending={sending}
          onAnswer={answer}
          onClose={onClose}
        />
      )}
    </>
  );
}

export function QuestionWaiting() {
  const { t } = useTranslation('availabilityQuestion');
  return (
    <div className={classes.toCome}>
      <Waiting label={t('loading')}>
        <div className={classes.box} aria-hidden>
          <Skeleton aspectRatio="4 / 5" />
          <SkeletonText lines={4} />
        </div>
        <div className={classes.answers} aria-hidden>
          <Skeleton height="3.125rem" />
          <Skeleton height="3.125rem" />
        </div>
      </Waiting>
    </div>
  );
}

export function QuestionFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('availabilityQuestion');
  return (
    <Notice
      family="stop"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.text')}
    </Notice>
  );
}
