import { ProblemError } from '@callboard/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { hideToast, toast } from '../../../../shared/ui/toast/toast.ts';
import {
  type Applicant,
  detailKey,
  fetchApplicant,
  sendMove,
  sendRating,
  sendStillDeciding,
} from '../api.ts';
import { canBeMoved, decisions, statusNameOf, wire } from './decisions.ts';
import { holdMs, holdRejection, sendHeldRejections, undoRejection } from './held-rejections.ts';
import { knownApplicant, patchApplicant } from './patch-applicants.ts';

type Moved = Pick<Applicant, 'id' | 'jobApplyStatus' | 'rating'> & {
  readonly talent: { readonly name: string };
};

interface Step {
  readonly applicant: Moved;
  readonly from: number;
  readonly toastId?: string;
}

const isConflict = (error: unknown) => error instanceof ProblemError && error.problem.status === 409;

/** Who was first, and where they stand now. */
async function explainConflict(
  client: QueryClient,
  jobId: number,
  applicant: Moved,
  open: (id: number) => void,
) {
  const t = translatorOf('applicationReview');
  const now = await fetchApplicant(client, applicant.id);
  if (!now) throw new Error('The application is gone');
  const { jobApplyStatus, clock, changed_at, rating } = now;
  patchApplicant(client, jobId, applicant.id, { jobApplyStatus, clock, changed_at, rating });
  const { made_by: maker = 'team', by } = now.steps.at(-1) ?? {};
  const key = maker === 'team' && !by ? 'unknown' : maker;
  const status = translatorOf('status')(statusNameOf(jobApplyStatus));
  toast(t(`conflict.${key}`, { name: applicant.talent.name, by, status }), {
    severity: 'error',
    hidesAfter: 12_000,
    next: { label: t('conflict.open'), onPress: () => open(applicant.id) },
  });
}

/** Moves of one application are sent one after the other, so that each names where the one before left it. */
function createQueues() {
  const last = new Map<number, Promise<void>>();
  return (id: number, work: () => Promise<void>): void => {
    const next = (last.get(id) ?? Promise.resolve()).then(work);
    last.set(id, next);
  };
}

function useSending(jobId: number, open: (id: number) => void) {
  const client = useQueryClient();
  const inTurn = useRef(createQueues()).current;
  const put = (id: number, jobApplyStatus: number) => patchApplicant(client, jobId, id, { jobApplyStatus });

  const fail = async (
    error: unknown,
    applicant: Moved,
    from: number,
    text: 'failed' | 'notSaid' = 'failed',
  ) => {
    put(applicant.id, from);
    const t = translatorOf('applicationReview');
    const sayFailed = () =>
      void toast(t(`done.${text}`, { name: applicant.talent.name }), {
        severity: 'error',
        hidesAfter: 12_000,
      });
    if (!isConflict(error)) return sayFailed();
    await explainConflict(client, jobId, applicant, open).catch(sayFailed);
  };

  const keepAnswer = (id: number, answer: Awaited<ReturnType<typeof sendMove>>) => {
    if ('talent' in answer) {
      const { clock, changed_at } = answer;
      patchApplicant(client, jobId, id, { clock, changed_at });
    }
    void client.invalidateQueries({ queryKey: detailKey(id) });
  };

  /** Shown right away, and taken back when the server refuses it. */
  const move = (applicant: Moved, to: number, words?: string) => {
    const known = knownApplicant(client, jobId, applicant.id);
    const from = known?.jobApplyStatus ?? applicant.jobApplyStatus;
    if (from === to) return from;
    put(applicant.id, to);
    inTurn(applicant.id, async () => {
      try {
        keepAnswer(applicant.id, await sendMove(applicant.id, { jobApplyStatus: to, from, words }));
      } catch (error) {
        await fail(error, applicant, from);
      }
    });
    return from;
  };

  const sayDeciding = (applicant: Moved, words: string) =>
    inTurn(applicant.id, async () => {
      const known = knownApplicant(client, jobId, applicant.id);
      const from = known?.jobApplyStatus ?? applicant.jobApplyStatus;
      try {
        keepAnswer(applicant.id, await sendStillDeciding(applicant.id, from, words));
        toast(translatorOf('applicationReview')('done.deciding', { name: applicant.talent.name }));
      } catch (error) {
        await fail(error, applicant, from, 'notSaid');
      }
    });
  return { client, move, sayDeciding };
}

/** What a reviewer decides: sent right away, or held for a moment where it ends an application. */
export function useMoves(jobId: number, open: (id: number) => void) {
  const { client, move, sayDeciding } = useSending(jobId, open);
  const done = useRef<Step[]>([]);
  const viewed = useRef(new Set<number>());
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
    /** The talent sees that they were viewed. Once, and only who was new. */
    markViewed: (applicant: Moved) => {
      if (applicant.jobApplyStatus !== wire.applied || viewed.current.has(applicant.id)) return;
      viewed.current.add(applicant.id);
      move(applicant, wire.viewed);
    },
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
