import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const Payload = z.object({ accountId: z.int(), exportId: z.int() });

export const dataExportRequested = eventType('data_export.requested', Payload);
export const dataExportReady = eventType('data_export.ready', Payload);
