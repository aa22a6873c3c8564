import type { OwnShare } from '@callboard/contract/casting/project-shares';
import { Heart, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { firstNameOf } from '../model/job-kinds.ts';
import { useShareAnswers } from '../model/use-share-answers.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import classes from './reply.module.css';

const refusals = [
  'ALREADY_SETTLED',
  'PROFILE_FROZEN',
  'RATE_LIMITED',
  'NOT_FOUND',
  'VALIDATION_FAILED',
] as const;

interface ReplyProps {
  userId: number;
  share: OwnShare;
  /** Who reads it. */
  recruiter: string;
  /** The only thing to reply to on the page. */
  isOnly: boolean;
}

/** What the talent said last: on this device, else at the server. */
function useReply({ userId, share }: Pick<ReplyProps, 'userId' | 'share'>) {
  const { kept, refused, isSending, give } = useShareAnswers(userId);
  const waiting = kept.get(share.id);
  return {
    interest: waiting?.interest ?? share.interest,
    reason: waiting ? waiting.reason : (share.reason ?? undefined),
    isWaiting: waiting !== undefined,
    isSending,
    refusal: refused.get(share.id),
    give: (interest: 'interested' | 'declined', reason?: string) =>
      give({ shareId: share.id, interest, ...(reason && { reason }) }),
  };
}
type Reply = ReturnType<typeof useReply>;

/** The two answers, or the one that can become the other. */
function Buttons({ reply, share, onDecline }: { reply: Reply; share: OwnShare; onDecline: () => void }) {
  const { t } = useTranslation('myJobs');
  const isKept = share.obstacle !== null;
  if (reply.interest === 'interested')
    return (
      <Button variant="outline" onClick={onDecline}>
        {t('project.answer.toDeclined')}
      </Button>
    );
  if (reply.interest === 'declined')
    return isKept ? null : (
      <Button variant="outline" onClick={() => reply.give('interested')}>
        {t('project.answer.toInterested')}
      </Button>
    );
  return (
    <>
      {!isKept && (
        <Button leftSection={<Heart size={17} aria-hidden />} onClick={() => reply.give('interested')}>
          {t('project.answer.interested')}
        </Button>
      )}
      <Button variant="outline" leftSection={<X size={17} aria-hidden />} onClick={onDecline}>
        {t('project.answer.decline')}
      </Button>
    </>
  );
}

/** Why it is over, and what became of the reply. */
function Ended({ reply, share, recruiter }: SaidProps) {
  const { t } = useTranslation('myJobs');
  const { interest, reason } = reply;
  const { character, ended_by: end } = share;
  return (
    <>
      {interest && <Status name={interest} />}
      {end && <p>{t(`project.answer.ended.${end}`, { name: recruiter, character: character.name })}</p>}
      {end !== 'cast' && <p>{t(`project.answer.stands.${interest ?? 'none'}`)}</p>}
      {reason && <p className={classes.reason}>{t('project.answer.reason', { reason })}</p>}
    </>
  );
}

interface SaidProps extends Pick<ReplyProps, 'share' | 'recruiter'> {
  reply: Reply;
}

function Said({ reply, share, recruiter }: SaidProps) {
  const { t } = useTranslation('myJobs');
  const { interest, reason } = reply;
  const date = formatDate(share.answered_at ?? Date.now());
  if (!share.can_answer) return <Ended reply={reply} share={share} recruiter={recruiter} />;
  return (
    <>
      {interest === null ? (
        <h3 className={classes.question}>
          {t('project.answer.question', { character: share.character.name })}
        </h3>
      ) : (
        <>
          <Status name={interest} />
          <p>
            {t(interest === 'interested' ? 'project.answer.saidInterested' : 'project.answer.saidDeclined', {
              date,
            })}
          </p>
        </>
      )}
      {reason && <p className={classes.reason}>{t('project.answer.reason', { reason })}</p>}
      {share.obstacle && <p>{t(`project.answer.obstacle.${share.obstacle}`)}</p>}
      <p>{t('project.answer.safe', { name: recruiter })}</p>
    </>
  );
}

/** Interested or declined, also without a connection: it is kept and sent later. */
export function ReplyPanel({ userId, share, recruiter, isOnly }: ReplyProps) {
  const { t } = useTranslation('myJobs');
  const [isDeclining, setIsDeclining] = useState(false);
  const reply = useReply({ userId, share });
  const refusal = refusals.find((code) => code === reply.refusal) ?? 'other';
  const panel = useRef<HTMLElement>(null);
  const isAsked = share.can_answer && reply.interest === null;
  const jump = () => {
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <section
      className={classes.panel}
      aria-label={t('project.answer.label')}
      data-asked={isAsked || undefined}
      tabIndex={-1}
      ref={panel}
    >
      <div className={classes.said} role="status">
        <Said reply={reply} share={share} recruiter={recruiter} />
        {reply.isWaiting && !reply.isSending && <Alert family="wait">{t('project.answer.waits')}</Alert>}
      </div>
      {reply.refusal !== undefined && <Alert family="stop">{t(`project.answer.refused.${refusal}`)}</Alert>}
      {share.can_answer && (
        <div className={classes.buttons}>
          <Buttons reply={reply} share={share} onDecline={() => setIsDeclining(true)} />
        </div>
      )}
      {isAsked && isOnly && (
        <BottomBar label={t('project.answer.label')}>
          <Button size="lg" onClick={jump}>
            {t('project.answer.jump', { name: firstNameOf(recruiter) })}
          </Button>
        </BottomBar>
      )}
      {isDeclining && (
        <DeclineDialog
          shareId={share.id}
          character={share.character.name}
          recruiter={recruiter}
          onClose={() => setIsDeclining(false)}
          onDecline={(reason) => {
            setIsDeclining(false);
            reply.give('declined', reason);
          }}
        />
      )}
    </section>
  );
}
