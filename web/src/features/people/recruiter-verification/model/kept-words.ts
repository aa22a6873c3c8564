import { z } from 'zod';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import type { PapersDraft } from './papers-draft.ts';

const KeptWords = z.object({ legalName: z.string(), gstin: z.string(), link: z.string(), note: z.string() });
type KeptWords = z.infer<typeof KeptWords>;

const keyOf = (userId: number) => `${draftPrefix}recruiter-papers/${userId}`;
const blank: KeptWords = { legalName: '', gstin: '', link: '', note: '' };

/** The words of a request that was not sent yet. Pictures of papers are never kept on a device. */
export function readKeptWords(userId: number): KeptWords {
  try {
    return KeptWords.parse(JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return blank;
  }
}

export function keepWords(userId: number, { legalName, gstin, link, note }: PapersDraft): void {
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify({ legalName, gstin, link, note }));
  } catch {
    // Storage may be full or forbidden; the form itself still holds everything.
  }
}

export function forgetWords(userId: number): void {
  try {
    window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Then there is nothing in it.
  }
}
