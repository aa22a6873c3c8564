import { useEffect, useRef } from 'react';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { hideToast, toast } from '../../../../shared/ui/toast/toast.ts';
import { sendRating } from '../api.ts';
import { canBeMoved, decisions, wire } from './decisions.ts';
import { holdMs, holdRejection, sendHeldRejections, undoRejection } from './held-rejections.ts';
import { patchApplicant } from './patch-applicants.ts';
import { type Moved, useSending } from './use-sending.ts';
import { useViewing } from './use-viewing.ts';

interface Step {
  readonly applicant: Moved;
  readonly from: number;
  readonly toastId?: string;
}

/** What a reviewer decides: sent right away, or held for a moment where it ends an application. */
export function useMoves(jobId: number, open: (id: number) => void) {
  const sending = useSending(jobId, open);
  const { client, move, sayDeciding } = sending;
  const markViewed = useViewing(jobId, sending);
  const done = useRef<Step[]>([]);
  const t = translatorOf('applicationReview');
  useEffect(() => sendHeldRejections, []);

  const undo = (step: Step | undefined = done.current.at(-1)) => {
    if (!step) return void toast(t('done.nothing'), { severity: 'error' });
    const { applicant, from, toastId } = step;
    const { name } = applicant.talent;
    done.current = done.current.filter((one) => one !== step);
    if (toastId !== undefined) {
      hideToast(toastId);
      if (!undoRejection(applicant.id)) return void toast(t('done.sent', { name }), { severity: 'error' });
    } else move(applicant, Math.max(from, wire.viewed));
    open(applicant.id);
    toast(t('done.undone', { name }));
  };

  return {
    markViewed,
    moveTo: (applicant: Moved, to: number) => {
      if (!canBeMoved(applicant.jobApplyStatus)) return;
      const from = move(applicant, to);
      if (from === to) return;
      done.current.push({ applicant, from });
      const decision = decisions.find(({ status }) => status === to);
      if (decision) toast(t(`done.${decision.decision}`, { name: applicant.talent.name }));
    },
    reject: (applicant: Moved, words: string) => {
      if (!canBeMoved(applicant.jobApplyStatus)) return;
      const { name } = applicant.talent;
      const take = () => undo(step);
      const toastId = toast(t('done.notSelected', { name }), {
        hidesAfter: holdMs,
        action: { label: t('done.undo'), onPress: take },
      });
      const step: Step = { applicant, from: applicant.jobApplyStatus, toastId };
      done.current.push(step);
      holdRejection(applicant.id, () => void move(applicant, wire.notSelected, words));
    },
    /** Words that go out right away: there is nothing to undo. */
    sayDeciding,
    considerAgain: (applicant: Moved) => {
      move(applicant, wire.viewed);
      toast(t('done.again', { name: applicant.talent.name }));
    },
    undo: () => undo(),
    rate: (applicant: Moved, rating: number | null) => {
      const before = applicant.rating;
      patchApplicant(client, jobId, applicant.id, { rating });
      sendRating(applicant.id, rating).catch(() => {
        patchApplicant(client, jobId, applicant.id, { rating: before });
        toast(t('done.notRated'), { severity: 'error' });
      });
    },
  };
}
export type Moves = ReturnType<typeof useMoves>;
