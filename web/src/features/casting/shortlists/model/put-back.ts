import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { sendAddition, sendEntryChange, sendRestore } from '../api.ts';

/** Someone who was taken off a shortlist while their note was written. */
export interface LeftEntry {
  readonly id: number;
  readonly characterId: number;
  readonly userId: number;
  /** What was typed. Undefined where nothing was. */
  readonly note: string | undefined;
}

/** At their place with what is said of them, or at the end of the list once they cannot be restored any more. */
async function restore({ id, characterId, userId }: LeftEntry) {
  try {
    return await sendRestore([id]);
  } catch (error) {
    if (readRequestError(error).code !== 'NOT_FOUND') throw error;
    return sendAddition({ charcter_id: characterId, user_id: [userId] });
  }
}

/** Back on the shortlist, with the note as it was typed last. False where someone else wrote another one meanwhile. */
export async function putBack(left: LeftEntry): Promise<boolean> {
  const [entry] = (await restore(left)).results;
  const note = left.note?.trim();
  if (!entry || note === undefined || note === (entry.note ?? '')) return true;
  const changed = { note: note === '' ? null : note, base_revision: entry.revision };
  const { conflicts } = await sendEntryChange(entry.id, changed);
  return conflicts.length === 0;
}
