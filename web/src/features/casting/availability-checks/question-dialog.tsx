import './i18n.ts';
import { BadgeCheck, Check } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useLastRequest } from '../unlocking/index.ts';
import { type Question, useQuestion } from './api.ts';
import classes from './components/question.module.css';
import { QuestionBody, QuestionFailed, QuestionWaiting } from './components/question-body.tsx';
import { closeQuestion, type QuestionRequest, useQuestionRequest } from './model/question-request.ts';

interface ConfirmationSentProps {
  opened: boolean;
  onClose: () => void;
}

function ConfirmationSent({ opened, onClose }: ConfirmationSentProps) {
  const { t } = useTranslation('availabilityQuestion');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('sent.title')}
      sign={
        <span className={classes.tick}>
          <Check size={26} aria-hidden />
        </span>
      }
    >
      <div className={classes.sent}>
        <p>{t('sent.text')}</p>
        <Button variant="ink" size="lg" fullWidth data-autofocus onClick={onClose}>
          {t('sent.ok')}
        </Button>
      </div>
    </Dialog>
  );
}

interface OpenQuestionProps {
  request: QuestionRequest;
  userId: number;
  opened: boolean;
}

function Lead({ question: { recruiter } }: { question: Question }) {
  const { t } = useTranslation('availabilityQuestion');
  const { name, userUniqueId, is_verified } = recruiter;
  return (
    <Trans
      t={t}
      i18nKey="lead"
      values={{ name }}
      components={{
        who: (
          <Link
            className={classes.recruiterLink}
            to={paths.recruiter(userUniqueId)}
            onClick={closeQuestion}
          />
        ),
        mark: is_verified ? (
          <BadgeCheck className={classes.verified} size={16} role="img" aria-label={t('verified')} />
        ) : (
          <Fragment />
        ),
      }}
    />
  );
}

function OpenQuestion({ request, userId, opened }: OpenQuestionProps) {
  const { t } = useTranslation('availabilityQuestion');
  const { data: question, isError, refetch } = useQuestion(userId, request);
  const [isSent, setIsSent] = useState(false);
  const isGone = question === null;
  return (
    <>
      <Dialog
        opened={opened && !isSent}
        onClose={closeQuestion}
        title={t(isGone ? 'gone.title' : 'title')}
        {...(question && { lead: <Lead question={question} /> })}
        {...(isGone && { lead: t('gone.text') })}
      >
        {question && (
          <QuestionBody
            userId={userId}
            question={question}
            onSent={() => setIsSent(true)}
            onClose={closeQuestion}
          />
        )}
        {question === undefined &&
          (isError ? <QuestionFailed onRetry={() => void refetch()} /> : <QuestionWaiting />)}
      </Dialog>
      <ConfirmationSent opened={opened && isSent} onClose={closeQuestion} />
    </>
  );
}

/** The "Talent Unlocked" dialog: a talent replies to an availability check. */
export default function QuestionDialog() {
  const request = useQuestionRequest();
  const { user } = useSession();
  const last = useLastRequest(request);
  if (!last || user?.user_type !== 1) return null;
  return (
    <OpenQuestion
      key={last.key}
      request={last.request}
      userId={user.user_id}
      opened={request !== undefined}
    />
  );
}
