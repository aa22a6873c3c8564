import type { LiveEventName, LiveEvents } from '@callboard/contract/live';
import type { z } from 'zod';

/** Says things to the sockets of this node. What the contract does not name never leaves. */
export interface SocketEmitter {
  readonly toAccount: (accountId: number, data: Omit<LiveEvents['notification'], 'user_id'>) => void;
  readonly endSession: (accountId: number, sessionId: string) => void;
  /** About conversations, to those of these people who may take part in them. */
  readonly toWriters: <E extends Exclude<LiveEventName, 'notification'>>(
    accountIds: readonly number[],
    event: E,
    data: LiveEvents[E],
  ) => void;
  /** Whether one of these people has a page open here. */
  readonly isThere: (accountId: number) => boolean;
}

/** What a fact is told with. */
export interface LiveLine {
  readonly emitter: SocketEmitter;
  /**
   * For what has to be read first: told in the order in which it happened. Those of whom it could not be read are
   * cut off; their browsers read it themselves when they come back.
   */
  readonly inOrder: <T>(
    accounts: readonly number[],
    read: () => Promise<T>,
    tell: (value: T) => void,
  ) => void;
}

export interface LiveKind {
  readonly kind: string;
  readonly tell: (fact: unknown, line: LiveLine) => void;
}

interface LiveKindDefinition<Fact> {
  /** As `tell_live` says it. */
  readonly kind: string;
  readonly fact: z.ZodType<Fact>;
  readonly tell: (fact: Fact, line: LiveLine) => void;
}

/** A kind of fact that open pages hear of. Forgets the fact's type, so that kinds can stand in one list. */
export const liveKind = <Fact>({ kind, fact, tell }: LiveKindDefinition<Fact>): LiveKind => ({
  kind,
  tell: (raw, line) => tell(fact.parse(raw), line),
});
