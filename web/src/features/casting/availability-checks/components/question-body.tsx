import { formatDaysOfYear } from '@callboard/contract/short-dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { notificationKeys, updateNotifications } from '../../../messaging/notifications/index.ts';
import { type Question, questionKey, sendAnswer } from '../api.ts';
import classes from './question.module.css';

const daysOf = ({ start_date, end_date }: Question): string => formatDaysOfYear(start_date, end_date);

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

interface AnswerOptions {
  readonly userId: number;
  readonly question: Question;
  readonly onSent: () => void;
}

/** After these errors the check on screen is outdated and is fetched again. */
const outdated: readonly string[] = ['ALREADY_SETTLED', 'CONFLICT', 'NOT_FOUND'];

/** Also marks the notification as answered. */
function useAnswer({ userId, question, onSent }: AnswerOptions) {
  const client = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (isAvailable: boolean) => sendAnswer(question, isAvailable),
    onSuccess: (_answered, isAvailable) => {
      onSent();
      updateNotifications(client, userId, (one) =>
        one.available_id === question.available_id
          ? { ...one, status: true, isAvailableYesorNo: isAvailable }
          : one,
      );
      void client.invalidateQueries({ queryKey: notificationKeys.turn(userId) });
    },
    onError: (error) => {
      if (outdated.includes(readRequestError(error).code)) {
        void client.invalidateQueries({ queryKey: [questionKey, userId] });
      }
    },
  });
  return {
    answer: mutate,
    /** The answer being sent. */
    sending: isPending ? variables : undefined,
    requestError: error ? readRequestError(error) : undefined,
  };
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
  const mayChange = status !== 'expired' && dayInIndia(Date.now()) < question.start_date;
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
        {mayChange && (
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

function AnswerError({ requestError }: { requestError: RequestError }) {
  const { t } = useTranslation('availabilityQuestion');
  const code = knownCodes.find((one) => one === requestError.code) ?? 'other';
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
      {requestError && sending === undefined && <AnswerError requestError={requestError} />}
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
