import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { accountFrozen, accountUnfrozen } from './freezing.events.ts';
import { freezeAccount, unfreezeAccount } from './freezing.queries.ts';

/** Within the caller's transaction. Both return whether anything changed. */
export function createFreezing({ events }: { readonly events: EventRecorder }) {
  return {
    async freeze(trx: Database, accountId: number, reason: string): Promise<boolean> {
      const isChanged = await freezeAccount(trx, accountId, reason);
      if (isChanged) await events.record(trx, accountFrozen, { accountId });
      return isChanged;
    },
    async unfreeze(trx: Database, accountId: number): Promise<boolean> {
      const isChanged = await unfreezeAccount(trx, accountId);
      if (isChanged) await events.record(trx, accountUnfrozen, { accountId });
      return isChanged;
    },
  };
}
export type Freezing = ReturnType<typeof createFreezing>;
