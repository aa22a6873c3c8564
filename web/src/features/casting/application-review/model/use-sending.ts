import { ProblemError } from '@callboard/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { type Applicant, detailKey, fetchApplicant, sendMove, sendStillDeciding } from '../api.ts';
import { statusNameOf, wire } from './decisions.ts';
import { knownApplicant, patchApplicant } from './patch-applicants.ts';

export type Moved = Pick<Applicant, 'id' | 'jobApplyStatus' | 'rating'> & {
  readonly talent: { readonly name: string };
};

const isConflict = (error: unknown) => error instanceof ProblemError && error.problem.status === 409;

/** Where they stand by now, shown everywhere. */
async function readAgain(client: QueryClient, jobId: number, id: number) {
  const now = await fetchApplicant(client, id);
  if (!now) throw new Error('The application is gone');
  const { jobApplyStatus, clock, changed_at, rating } = now;
  patchApplicant(client, jobId, id, { jobApplyStatus, clock, changed_at, rating });
  return now;
}

/** Who was first, and where they stand now. */
async function explainConflict(
  client: QueryClient,
  jobId: number,
  applicant: Moved,
  open: (id: number) => void,
) {
  const t = translatorOf('applicationReview');
  const now = await readAgain(client, jobId, applicant.id);
  const { jobApplyStatus } = now;
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

/** Sends steps of one application in turn. What the server refuses is taken back and said. */
export function useSending(jobId: number, open: (id: number) => void) {
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

  /** Nobody asked for it, so nobody hears when it fails. `isLater` where it can be sent later. */
  const view = ({ id }: Moved, onFailed: (isLater: boolean) => void) => {
    put(id, wire.viewed);
    inTurn(id, async () => {
      try {
        keepAnswer(id, await sendMove(id, { jobApplyStatus: wire.viewed, from: wire.applied }));
      } catch (error) {
        put(id, wire.applied);
        if (isConflict(error)) await readAgain(client, jobId, id).catch(() => undefined);
        onFailed(!(error instanceof ProblemError));
      }
    });
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
  return { client, move, view, sayDeciding };
}
