import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { z } from 'zod';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { requestFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../shared/lib/send-later/sender.ts';
import { createStore } from '../../../../shared/lib/store.ts';

const MediaToSend = z.object({
  gallary_id: z.int().optional(),
  /** One that was sent before. */
  media_id: z.int().optional(),
  /** An upload that may still be on its way. */
  tape: z.string().optional(),
  request_id: z.int().optional(),
});
export type MediaToSend = z.infer<typeof MediaToSend>;

/** An application that was sent from here and is not wholly with the server yet. */
const Outgoing = z.object({
  clientId: z.string(),
  jobId: z.string(),
  roleId: z.int().nullable(),
  at: z.number(),
  note: z.string().nullable(),
  answers: z.array(z.object({ question_id: z.int(), answer: z.string() })),
  tellDays: z.boolean(),
  media: z.array(MediaToSend),
  /** Changes one that was sent before, or sends it again. */
  change: z.object({ id: z.int(), from: z.int(), isAgain: z.boolean() }).optional(),
  /** The server has the text; recordings follow. */
  applicationId: z.int().optional(),
});
export type Outgoing = z.infer<typeof Outgoing>;

export interface Refusal {
  readonly code: string;
  readonly detail?: string | undefined;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

export interface OutgoingState {
  readonly waiting: ReadonlyMap<string, Outgoing>;
  /** What the server made of them, for as long as the page is open. */
  readonly sent: ReadonlyMap<string, OwnApplicationDetail>;
  readonly refused: ReadonlyMap<string, Refusal>;
  readonly isSending: boolean;
}

type ReadyMedia = Omit<MediaToSend, 'tape'> & { key?: string | undefined };

interface OutgoingOptions {
  readonly userId: number;
  readonly storage: () => DraftStorage;
  readonly send: (
    application: Outgoing,
    parts: { media: ReadyMedia[]; awaited: number[] },
  ) => Promise<OwnApplicationDetail>;
  /** Recordings that arrived after the text. */
  readonly attach: (applicationId: number, media: ReadyMedia[]) => Promise<OwnApplicationDetail>;
  readonly tapes: {
    arrivalOf(key: string): string | undefined;
    has(key: string): boolean;
    forget(key: string, options: { isWanted: boolean }): void;
  };
  readonly onSent: (application: Outgoing) => void;
  readonly inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly connection?: ConstructorParameters<typeof Sender>[0]['connection'];
}

/** Text first, recordings as they arrive. Kept on the device until the server has all of it. */
export function createOutgoing(options: OutgoingOptions) {
  const { userId, storage, tapes } = options;
  const records = createDeviceRecords({
    storage,
    prefix: `callboard-unsent-applications/${userId}/`,
    schema: Outgoing,
  });
  const known = () => new Map(records.all().map((one) => [one.clientId, one] as const));
  const state = createStore<OutgoingState>({
    waiting: known(),
    sent: new Map(),
    refused: new Map(),
    isSending: false,
  });
  const show = (change: Partial<OutgoingState> = {}) =>
    state.set({ ...state.get(), waiting: known(), isSending: sender.isRunning, ...change });

  /** Without the recordings that are still on their way, which are promised instead. */
  const partsOf = ({ media }: Outgoing) => {
    const awaited: number[] = [];
    const ready = media.flatMap(({ tape, ...one }): ReadyMedia[] => {
      if (tape === undefined) return [one];
      const key = tapes.arrivalOf(tape);
      if (key !== undefined) return [{ ...one, key }];
      if (one.request_id !== undefined && tapes.has(tape)) awaited.push(one.request_id);
      return [];
    });
    return { media: ready, awaited };
  };
  const tapesOf = ({ media }: Outgoing) => media.flatMap(({ tape }) => tape ?? []);
  const isWhole = (one: Outgoing) =>
    tapesOf(one).every((tape) => !tapes.has(tape) || tapes.arrivalOf(tape) !== undefined);

  const finish = (one: Outgoing) => {
    records.remove(one.clientId);
    for (const tape of tapesOf(one)) tapes.forget(tape, { isWanted: true });
  };
  const settle = (one: Outgoing, answer: OwnApplicationDetail, wasWhole: boolean) => {
    const after = { ...one, applicationId: answer.id };
    if (wasWhole) finish(after);
    else records.put(one.clientId, after);
    show({ sent: new Map(state.get().sent).set(one.clientId, answer) });
    options.onSent(after);
  };
  const refuse = (one: Outgoing, refusal: Refusal) => {
    if (one.applicationId === undefined) records.remove(one.clientId);
    // The text is with the recruiter; a recording that is not taken any more is let go.
    else finish(one);
    show({ refused: new Map(state.get().refused).set(one.clientId, refusal) });
    options.onSent(one);
  };

  const deliver = async (one: Outgoing): Promise<Outcome> => {
    const wasWhole = isWhole(one);
    const parts = partsOf(one);
    try {
      const answer =
        one.applicationId === undefined
          ? await options.send(one, parts)
          : await options.attach(one.applicationId, parts.media);
      settle(one, answer, wasWhole);
      return 'done';
    } catch (error) {
      const failure = requestFailure(error);
      if (failure === 'signed-out') return 'stopped';
      if (failure !== 'refused') return 'later';
      const { code, detail, fields } = readRequestError(error);
      refuse(one, { code, detail, fields });
      return 'done';
    }
  };

  const next = () =>
    records
      .all()
      // What is changed goes when all of it is here; a new one goes at once.
      .filter((one) => (one.applicationId === undefined && !one.change) || isWhole(one))
      .toSorted((one, other) => one.at - other.at)[0];
  const sender: Sender = new Sender({
    deliver: () => {
      const first = next();
      return (
        first &&
        // Another tab may have sent it meanwhile.
        options.inTurn('callboard-applications', async () => {
          const one = records.get(first.clientId);
          return one ? deliver(one) : 'done';
        })
      );
    },
    onChange: () => show(),
    ...(options.connection && { connection: options.connection }),
  });

  return {
    state,
    give(application: Outgoing): void {
      records.put(application.clientId, application);
      const refused = new Map(state.get().refused);
      refused.delete(application.clientId);
      show({ refused });
      sender.retry();
    },
    /** Nothing has left the device yet: what was written stays in its draft. */
    cancel(clientId: string): void {
      if (records.get(clientId)?.applicationId !== undefined) return;
      records.remove(clientId);
      show();
    },
    /** Read the refusal: back to the form. */
    dismiss(clientId: string): void {
      const refused = new Map(state.get().refused);
      refused.delete(clientId);
      show({ refused });
    },
    /** A recording arrived, or something waited from before a reload. */
    start(): void {
      show();
      if (next()) sender.retry();
    },
    stop: () => sender.stop(),
    clear(): void {
      for (const key of records.keys()) records.remove(key);
      show();
    },
  };
}
export type OutgoingApplications = ReturnType<typeof createOutgoing>;
