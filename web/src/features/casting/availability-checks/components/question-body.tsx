import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import type { Question } from '../api.ts';
import { daysOf, mayChange, useAnswer } from '../model/use-answer.ts';
import classes from './question.module.css';

function QuestionFacts({ question }: { question: Question }) {
  const { t } = useTranslation('availabilityQuestion');
  const { recruiter, project_title, character_name, places } = question;
  const photo = recruiter.photo && {
    src: recruiter.photo.file_url,
    ...(recruiter.photo.placeholder && { thumbnail: recruiter.photo.placeholder }),
  };
  return (
    <div className={classes.box}>
      <div className={classes.photo}>
        <CardPhoto photo={photo} name={recruiter.name} isFirst />
      </div>
      <div className={classes.facts}>
        <h3 className={classes.subject}>{project_title ?? recruiter.company}</h3>
        <Facts>
          {project_title !== null && <Fact label={t('company')}>{recruiter.company}</Fact>}
          {character_name !== null && <Fact label={t('character')}>{character_name}</Fact>}
          <Fact label={t('dates')}>{daysOf(question)}</Fact>
          {places.length > 0 && <Fact label={t('place', { count: places.length })}>{places.join(', ')}</Fact>}
        </Facts>
      </div>
    </div>
  );
}

interface AnswerButtonsProps {
  question: Question;
  sending: boolean | undefined;
  onAnswer: (isAvailable: boolean) => void;
  onNavigate: () => void;
}

function MarkedDaysWarning({ count, onNavigate }: { count: number; onNavigate: () => void }) {
  const { t } = useTranslation('availabilityQuestion');
  return (
    <div className={classes.warning}>
      <Alert family="wait">
        {t('marked', { count })}{' '}
        <Link to={paths.talentCalendar()} onClick={onNavigate}>
          {t('calendar')}
        </Link>
      </Alert>
    </div>
  );
}

function AnswerButtons({ question, sending, onAnswer, onNavigate }: AnswerButtonsProps) {
  const { t } = useTranslation('availabilityQuestion');
  const isSending = sending !== undefined;
  return (
    <>
      {question.marked_days > 0 && <MarkedDaysWarning count={question.marked_days} onNavigate={onNavigate} />}
      <div className={classes.answers}>
        <Button
          size="lg"
          leftSection={<Check size={19} aria-hidden />}
          loading={sending === true}
          disabled={isSending}
          onClick={() => onAnswer(true)}
        >
          {t('yes')}
        </Button>
        <Button
          size="lg"
          variant="outline"
          loading={sending === false}
          disabled={isSending}
          onClick={() => onAnswer(false)}
        >
          {t('no')}
        </Button>
      </div>
      <p className={classes.footer}>{t('sentRightAway')}</p>
    </>
  );
}

interface SettledQuestionProps {
  question: Question;
  status: Exclude<Question['status'], 'asked'>;
  sending: boolean | undefined;
  onAnswer: (isAvailable: boolean) => void;
  onClose: () => void;
}

/** Already answered, here or on another device, or expired. */
function SettledQuestion({ question, status, sending, onAnswer, onClose }: SettledQuestionProps) {
  const { t } = useTranslation('availabilityQuestion');
  const oppositeAnswer = status === 'not_available';
  return (
    <Stack gap={4}>
      <Alert family={status === 'available' ? 'go' : 'wait'}>
        {t(`settled.${status}`, { name: question.recruiter.name, days: daysOf(question) })}
      </Alert>
      <div className={classes.answers}>
        <Button variant="ink" size="lg" onClick={onClose}>
          {t('settled.ok')}
        </Button>
        {mayChange(question) && (
          <Button
            variant="outline"
            size="lg"
            loading={sending !== undefined}
            onClick={() => onAnswer(oppositeAnswer)}
          >
            {t(oppositeAnswer ? 'settled.toAvailable' : 'settled.toNotAvailable')}
          </Button>
        )}
      </div>
    </Stack>
  );
}

const knownCodes = ['NETWORK', 'PROFILE_FROZEN', 'RATE_LIMITED', 'NOT_FOUND', 'ALREADY_SETTLED'] as const;

interface AnswerErrorProps {
  requestError: RequestError;
  question: Question;
}

export function AnswerError({ requestError, question }: AnswerErrorProps) {
  const { t } = useTranslation('availabilityQuestion');
  const known = knownCodes.find((one) => one === requestError.code) ?? 'other';
  const code = known === 'PROFILE_FROZEN' && question.status !== 'asked' ? 'frozenChange' : known;
  return (
    <div className={classes.warning}>
      <Alert family="stop">{t(`errors.${code}`)}</Alert>
    </div>
  );
}

interface QuestionBodyProps {
  userId: number;
  question: Question;
  onSent: () => void;
  onClose: () => void;
}

export function QuestionBody({ userId, question, onSent, onClose }: QuestionBodyProps) {
  const { answer, sending, requestError } = useAnswer({ userId, question, onSent });
  return (
    <>
      <QuestionFacts question={question} />
      {requestError && <AnswerError requestError={requestError} question={question} />}
      {question.status === 'asked' ? (
        <AnswerButtons question={question} sending={sending} onAnswer={answer} onNavigate={onClose} />
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
    <div className={classes.skeleton}>
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
    <Alert
      family="stop"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.text')}
    </Alert>
  );
}
