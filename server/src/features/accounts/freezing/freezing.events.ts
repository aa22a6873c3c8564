import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const whose = z.object({ accountId: z.int() });

/** A profile was frozen. The reason is stored with the account. */
export const accountFrozen = eventType('account.frozen', whose);

/** The profile was unfrozen. */
export const accountUnfrozen = eventType('account.unfrozen', whose);
