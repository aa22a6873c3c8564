import type { LiveEventName, LiveEvents } from '@callboard/contract/live';
import type { z } from 'zod';

/** About what people do together. Whom it concerns is read when it is delivered. */
type TeamEvent = 'project' | 'job';

/** Emits to the sockets of this node, and only events that the contract names. */
export interface SocketEmitter {
  readonly toAccount: (accountId: number, data: Omit<LiveEvents['notification'], 'user_id'>) => void;
  readonly endSession: (accountId: number, sessionId: string) => void;
  /** Events about conversations, to those of these people who may take part in them. */
  readonly toWriters: <E extends Exclude<LiveEventName, TeamEvent | 'notification'>>(
    accountIds: readonly number[],
    event: E,
    data: LiveEvents[E],
  ) => void;
  /** To every page that these people have open. */
  readonly toAccounts: <E extends TeamEvent>(
    accountIds: readonly number[],
    event: E,
    data: LiveEvents[E],
  ) => void;
  /** Whether this person has a page open on this node. */
  readonly isConnected: (accountId: number) => boolean;
}

/** What a kind of event delivers with. */
export interface LiveContext {
  readonly emitter: SocketEmitter;
  /**
   * Reads from the database first and delivers in the order of the events. If reading fails, these accounts are
   * disconnected, and their browsers catch up when they reconnect. 'anyone' where only reading tells whom it concerns.
   */
  readonly inOrder: <T>(
    accounts: readonly number[] | 'anyone',
    read: () => Promise<T>,
    deliver: (value: T) => void,
  ) => void;
}

export interface LiveKind {
  readonly kind: string;
  readonly deliver: (fact: unknown, context: LiveContext) => void;
}

interface LiveKindDefinition<Fact> {
  /** The kind given to `tell_live`. */
  readonly kind: string;
  readonly fact: z.ZodType<Fact>;
  readonly deliver: (fact: Fact, context: LiveContext) => void;
}

/** A kind of event for open pages. Drops the fact's type so different kinds fit in one list. */
export const liveKind = <Fact>({ kind, fact, deliver }: LiveKindDefinition<Fact>): LiveKind => ({
  kind,
  deliver: (raw, context) => deliver(fact.parse(raw), context),
});
