import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { requestFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../shared/lib/send-later/sender.ts';
import { unsentApplications } from '../../../../shared/lib/send-later/unsent-applications.ts';
import { createStore } from '../../../../shared/lib/store.ts';
import {
  isRefused,
  isReplacedBy,
  type MediaToSend,
  Outgoing,
  type Refused,
  tapesOf,
  withTapesOf,
} from './outgoing-record.ts';

export interface OutgoingState {
  readonly waiting: ReadonlyMap<string, Outgoing>;
  /** What the server made of them, for as long as the page is open. */
  readonly sent: ReadonlyMap<string, OwnApplicationDetail>;
  /** What was not taken. It waits to be read, also after a reload. */
  readonly refused: ReadonlyMap<string, Refused>;
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
  readonly onRefused?: (application: Refused) => void;
  readonly inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly connection?: ConstructorParameters<typeof Sender>[0]['connection'];
}

/** Text first, recordings as they arrive. Kept on the device until the server has all of it. */
export function createOutgoing(options: OutgoingOptions) {
  const { userId, storage, tapes } = options;
  const records = createDeviceRecords({
    storage,
    prefix: unsentApplications(userId),
    schema: Outgoing,
  });
  const known = () => {
    const all = records.all();
    return {
      waiting: new Map(all.flatMap((one) => (isRefused(one) ? [] : [[one.clientId, one] as const]))),
      refused: new Map(all.flatMap((one) => (isRefused(one) ? [[one.clientId, one] as const] : []))),
    };
  };
  const state = createStore<OutgoingState>({ ...known(), sent: new Map(), isSending: false });
  const show = (change: Partial<Pick<OutgoingState, 'sent'>> = {}) =>
    state.set({ ...state.get(), ...known(), isSending: sender.isRunning, ...change });

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
  /** All of it stays on the device, with the reason, until that was read. */
  const refuse = (one: Outgoing, refusal: Refused['refusal']) => {
    const refused = { ...one, refusal };
    records.put(one.clientId, refused);
    show();
    options.onSent(one);
    options.onRefused?.(refused);
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
      refuse(one, { code, detail, fields: [...fields] });
      return 'done';
    }
  };

  const next = () =>
    records
      .all()
      .filter((one) => !isRefused(one) && (one.applicationId === undefined || isWhole(one)))
      .toSorted((one, other) => one.at - other.at)[0];
  const sender: Sender = new Sender({
    deliver: () => {
      const first = next();
      return (
        first &&
        // Another tab may have sent it meanwhile.
        options.inTurn('callboard-applications', async () => {
          const one = records.get(first.clientId);
          return one && !isRefused(one) ? deliver(one) : 'done';
        })
      );
    },
    onChange: () => show(),
    ...(options.connection && { connection: options.connection }),
  });

  return {
    state,
    give(application: Outgoing): void {
      const replaced = records.all().filter(isReplacedBy(application));
      const whole = withTapesOf(replaced, application);
      const kept = new Set(tapesOf(whole));
      for (const one of replaced) {
        records.remove(one.clientId);
        for (const tape of tapesOf(one)) if (!kept.has(tape)) tapes.forget(tape, { isWanted: false });
      }
      records.put(whole.clientId, whole);
      show();
      sender.retry();
    },
    /** Nothing has left the device yet: what was written stays in its draft. */
    cancel(clientId: string): void {
      if (records.get(clientId)?.applicationId !== undefined) return;
      records.remove(clientId);
      show();
    },
    /** Tries once more what was refused for a reason that may have passed. */
    again(clientId: string): void {
      const one = records.get(clientId);
      if (!one) return;
      const { refusal: _refusal, ...application } = one;
      records.put(clientId, application);
      show();
      sender.retry();
    },
    /** The refusal was read; what was written stays in its draft. */
    dismiss(clientId: string): void {
      const one = records.get(clientId);
      if (!one || !isRefused(one) || one.applicationId !== undefined) return;
      records.remove(clientId);
      show();
    },
    /** A recording that cannot be added is let go; the application stays. */
    letGo(clientId: string, tape: string): void {
      const one = records.get(clientId);
      if (one?.applicationId === undefined) return;
      const left = { ...one, media: one.media.filter((item) => item.tape !== tape) };
      if (tapesOf(left).length > 0) records.put(clientId, left);
      else records.remove(clientId);
      tapes.forget(tape, { isWanted: false });
      show();
      if (next()) sender.retry();
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
