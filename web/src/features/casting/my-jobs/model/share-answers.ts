import { interests } from '@callboard/contract/casting/project-share-values';
import { z } from 'zod';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { requestFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../shared/lib/send-later/sender.ts';
import { createStore } from '../../../../shared/lib/store.ts';

const Answer = z.object({
  shareId: z.int(),
  interest: z.enum(interests),
  reason: z.string().optional(),
  at: z.number(),
});
export type KeptAnswer = z.infer<typeof Answer>;

interface AnswersOptions {
  readonly userId: number;
  readonly storage: () => DraftStorage;
  readonly send: (answer: KeptAnswer) => Promise<unknown>;
  readonly onSent: (answer: KeptAnswer) => void;
  readonly connection?: ConstructorParameters<typeof Sender>[0]['connection'];
}

export interface AnswersState {
  /** Not with the recruiter yet, by share. */
  readonly kept: ReadonlyMap<number, KeptAnswer>;
  /** Why the last one was refused, by share. */
  readonly refused: ReadonlyMap<number, string>;
  readonly isSending: boolean;
}

/** Replies to shared projects: kept on the device until the server has them, the last one of each share. */
export function createShareAnswers({ userId, storage, send, onSent, connection }: AnswersOptions) {
  const records = createDeviceRecords({
    storage,
    prefix: `callboard-unsent-replies/${userId}/`,
    schema: Answer,
  });
  const keptNow = () => new Map(records.all().map((answer) => [answer.shareId, answer] as const));
  const state = createStore<AnswersState>({ kept: keptNow(), refused: new Map(), isSending: false });

  const show = (refused = state.get().refused) =>
    state.set({ kept: keptNow(), refused, isSending: sender.isRunning });

  const settle = (answer: KeptAnswer, refusal?: string) => {
    const key = String(answer.shareId);
    // Another one may have been given meanwhile.
    if (records.get(key)?.at === answer.at) records.remove(key);
    const refused = new Map(state.get().refused);
    if (refusal === undefined) refused.delete(answer.shareId);
    else refused.set(answer.shareId, refusal);
    show(refused);
    onSent(answer);
  };

  const deliver = async (answer: KeptAnswer): Promise<Outcome> => {
    try {
      await send(answer);
      settle(answer);
      return 'done';
    } catch (error) {
      const failure = requestFailure(error);
      if (failure === 'signed-out') return 'stopped';
      const { code } = readRequestError(error);
      if (failure !== 'refused' && code !== 'RATE_LIMITED') return 'later';
      settle(answer, code);
      return 'done';
    }
  };

  const next = () => records.all().toSorted((one, other) => one.at - other.at)[0];
  const sender: Sender = new Sender({
    deliver: () => {
      const answer = next();
      return answer && deliver(answer);
    },
    onChange: () => show(),
    ...(connection && { connection }),
  });

  return {
    state,
    give(answer: Omit<KeptAnswer, 'at'>): void {
      records.put(String(answer.shareId), { ...answer, at: Date.now() });
      const refused = new Map(state.get().refused);
      refused.delete(answer.shareId);
      show(refused);
      sender.retry();
    },
    /** Whatever waited from before a reload. */
    start: (): void => {
      if (next()) sender.retry();
    },
    stop: () => sender.stop(),
  };
}
export type ShareAnswers = ReturnType<typeof createShareAnswers>;
