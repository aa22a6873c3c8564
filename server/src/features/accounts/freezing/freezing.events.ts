import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const whose = z.object({ accountId: z.int() });

/** The house has put a profile under freeze. Why is said in the account itself. */
export const accountFrozen = eventType('account.frozen', whose);

/** The profile is free again. */
export const accountUnfrozen = eventType('account.unfrozen', whose);
