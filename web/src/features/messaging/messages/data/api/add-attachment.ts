import { type Attachment, addAttachment } from '@callboard/contract/messaging/messages';
import { api } from '../../../../../shared/lib/api.ts';

/** The server looks at what has arrived under a key and keeps it for a message. */
export const recordAttachment = (key: string, fileName: string, signal: AbortSignal): Promise<Attachment> =>
  api(addAttachment, { body: { key, fileName } }, { signal });
