import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Planned } from './cast-plan.policy.ts';

export interface CastCall {
  readonly actor: Actor;
  readonly projectId: number;
  /** What everyone reads who is asked. */
  readonly message: string | undefined;
}

/** One thing that making a scenario the cast does, after the others, in the same transaction. */
export interface CastStep {
  /** The interface has a sentence for each: see i18n/en/scenarios.ts. */
  readonly key: string;
  /** Whom it reaches. A step that reaches nobody is left out. */
  readonly people: (planned: Planned) => Planned['asks'];
  /** Of these, those it cannot reach. They have to be replaced first. */
  readonly findUnreachable: (
    db: Database,
    people: Planned['asks'],
    call: CastCall,
  ) => Promise<ReadonlySet<Planned['asks'][number]>>;
  /** Answers with how many it reached. */
  readonly take: (trx: Database, people: Planned['asks'], call: CastCall) => Promise<number>;
}
