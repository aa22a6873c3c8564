import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Account = z.object({ accountId: z.int() });

/** Names or settings changed. */
export const accountSettingsChanged = eventType('account.settings_changed', Account);
export const accountPasswordChanged = eventType('account.password_changed', Account);
