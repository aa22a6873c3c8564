import { z } from 'zod';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { RecruiterDraft } from './draft.ts';

const KeptDraft = z.object({ at: z.number(), draft: RecruiterDraft });
export type KeptDraft = z.infer<typeof KeptDraft>;

const keyOf = (userId: number) => `${draftPrefix}recruiter-page/${userId}`;

/** What was typed and not saved, on this device. Undefined when there is nothing, or nothing that can be read. */
export function readKeptDraft(userId: number): KeptDraft | undefined {
  try {
    const kept = window.localStorage.getItem(keyOf(userId));
    return kept === null ? undefined : KeptDraft.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

export function keepDraft(userId: number, draft: RecruiterDraft): void {
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify({ at: Date.now(), draft }));
  } catch {
    // Storage may be full or forbidden; the form itself still holds everything.
  }
}

export function forgetKeptDraft(userId: number): void {
  try {
    window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Then there is nothing in it.
  }
}
