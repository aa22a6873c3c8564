import './i18n.ts';
import { Check, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { SectionTitle } from '../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import { StatusChip } from '../../../shared/ui/status/status-chip.tsx';
import { CardPhoto } from '../../../shared/ui/talent-card/card-photo.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type Question, useTalentQuestions } from './api.ts';
import { AnswerError } from './components/question-body.tsx';
import { daysOf, mayChange, useAnswer } from './model/use-answer.ts';
import classes from './your-turn.module.css';

function Face({ question }: { question: Question }) {
  const { photo, name } = question.recruiter;
  const picture = photo && {
    src: photo.file_url,
    ...(photo.placeholder && { thumbnail: photo.placeholder }),
  };
  return (
    <div className={classes.face}>
      <CardPhoto photo={picture} name={name} isFirst />
    </div>
  );
}

/** What they would play, or who is asking. */
function Subject({ question: { character_name, project_title, recruiter } }: { question: Question }) {
  if (project_title === null) {
    return <Link to={paths.recruiter(recruiter.userUniqueId)}>{recruiter.name}</Link>;
  }
  return (
    <>
      {character_name !== null && `${character_name}, `}
      <em>{project_title}</em>
    </>
  );
}

/** Variables of the sentences about a check. Its title names the recruiter when there is no project. */
const wordsOf = (question: Question) => ({
  name: question.recruiter.name,
  company: question.recruiter.company,
  days: daysOf(question),
});

interface AnswerButtonsProps {
  question: Question;
  isPrimary: boolean;
  sending: boolean | undefined;
  onAnswer: (isAvailable: boolean) => void;
}

function AnswerButtons({ question, isPrimary, sending, onAnswer }: AnswerButtonsProps) {
  const { t } = useTranslation('availabilityQuestion');
  const isSending = sending !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would submit nothing here.
    <div className={classes.answers} role="group" aria-label={t('turn.answerTo', wordsOf(question))}>
      <Button
        variant={isPrimary ? 'filled' : 'outline'}
        leftSection={<Check size={17} aria-hidden />}
        loading={sending === true}
        disabled={isSending}
        onClick={() => onAnswer(true)}
      >
        {t('yes')}
      </Button>
      <Button
        variant={isPrimary ? 'outline' : 'ghost'}
        loading={sending === false}
        disabled={isSending}
        onClick={() => onAnswer(false)}
      >
        {t('no')}
      </Button>
    </div>
  );
}

interface ChangeButtonProps {
  question: Question;
  sending: boolean | undefined;
  onAnswer: (isAvailable: boolean) => void;
}

function ChangeButton({ question, sending, onAnswer }: ChangeButtonProps) {
  const { t } = useTranslation('availabilityQuestion');
  if (!mayChange(question)) return null;
  const opposite = question.status === 'not_available';
  const change = t(opposite ? 'settled.toAvailable' : 'settled.toNotAvailable');
  return (
    <Button
      variant="outline"
      size="sm"
      className={classes.change}
      loading={sending !== undefined}
      aria-label={t('replies.changeFor', { change, ...wordsOf(question) })}
      onClick={() => onAnswer(opposite)}
    >
      {change}
    </Button>
  );
}

/** The reply just sent, where its buttons were. */
function Sent({ question, sending, onAnswer }: ChangeButtonProps) {
  const { t } = useTranslation('availabilityQuestion');
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const status = question.status === 'available' ? 'available' : 'not_available';
  return (
    <div className={classes.sent} ref={place} tabIndex={-1}>
      <p role="status">
        <b>{t('sent.title')}</b>
        {t(`settled.${status}`, wordsOf(question))}
      </p>
      <ChangeButton question={question} sending={sending} onAnswer={onAnswer} />
    </div>
  );
}

interface TurnCardProps {
  userId: number;
  question: Question;
  isPrimary: boolean;
  onSent: () => void;
}

function TurnCard({ userId, question, isPrimary, onSent }: TurnCardProps) {
  const { t } = useTranslation('availabilityQuestion');
  const { answer, sending, requestError } = useAnswer({ userId, question, onSent });
  const isOpen = question.status === 'asked';
  const { marked_days: marked } = question;
  return (
    <li className={classes.card} data-open={isOpen || undefined} data-primary={isPrimary || undefined}>
      <Face question={question} />
      <div className={classes.text}>
        {isOpen && (
          <StatusChip family="spot" icon={Star}>
            {t('turn.title')}
          </StatusChip>
        )}
        <h3>
          <Subject question={question} />
        </h3>
        <p>
          {t(question.project_title === null ? 'turn.questionOfCompany' : 'turn.question', wordsOf(question))}
          {isOpen && marked > 0 && ` ${t('turn.marked', { count: marked })}`}
        </p>
        {requestError && <AnswerError requestError={requestError} question={question} />}
      </div>
      {isOpen ? (
        <AnswerButtons question={question} isPrimary={isPrimary} sending={sending} onAnswer={answer} />
      ) : (
        <Sent question={question} sending={sending} onAnswer={answer} />
      )}
    </li>
  );
}

function Reply({ userId, question }: { userId: number; question: Question }) {
  const { t } = useTranslation('availabilityQuestion');
  const { answer, sending, requestError } = useAnswer({ userId, question });
  return (
    <li className={classes.reply}>
      <Face question={question} />
      <div className={classes.text}>
        <h3>
          <Subject question={question} />
        </h3>
        <p>
          {t(question.project_title === null ? 'replies.textOfCompany' : 'replies.text', wordsOf(question))}
        </p>
        {requestError && <AnswerError requestError={requestError} question={question} />}
      </div>
      <div className={classes.standing}>
        <span role="status">
          <Status name={question.status === 'available' ? 'available' : 'notAvailable'} />
        </span>
        <ChangeButton question={question} sending={sending} onAnswer={answer} />
      </div>
    </li>
  );
}

const newestFirst = (one: Question, other: Question): number =>
  other.asked_at.localeCompare(one.asked_at) || other.available_id - one.available_id;

/** Availability checks on the dashboard: open ones with their answers in place, and replies that can change. */
export function YourTurn({ userId }: { userId: number }) {
  const { t } = useTranslation('availabilityQuestion');
  const { data: questions = [] } = useTalentQuestions(userId);
  // A card answered on this visit keeps its place and shows what was sent.
  const [answeredHere, setAnsweredHere] = useState<readonly number[]>([]);
  const isCard = ({ status, available_id }: Question) =>
    status === 'asked' || answeredHere.includes(available_id);
  const cards = questions.filter(isCard).sort(newestFirst);
  const replies = questions.filter((question) => !isCard(question));
  const primary = cards.find(({ status }) => status === 'asked');
  return (
    <>
      {cards.length > 0 && (
        <section aria-labelledby="your-turn">
          <VisuallyHidden as="h2" id="your-turn">
            {t('turn.title')}
          </VisuallyHidden>
          <ul className={classes.cards}>
            {cards.map((question) => (
              <TurnCard
                key={question.available_id}
                userId={userId}
                question={question}
                isPrimary={question === primary}
                onSent={() => setAnsweredHere((ids) => [...ids, question.available_id])}
              />
            ))}
          </ul>
        </section>
      )}
      {replies.length > 0 && (
        <section aria-labelledby="replies">
          <SectionTitle id="replies">{t('replies.title')}</SectionTitle>
          <ul className={classes.replies}>
            {replies.map((question) => (
              <Reply key={question.available_id} userId={userId} question={question} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
