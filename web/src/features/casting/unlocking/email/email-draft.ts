import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { newId } from '../../../../shared/lib/new-id.ts';

/** A letter that has not been sent, as it stands. */
export interface EmailDraft {
  readonly subject: string;
  readonly message: string;
  /** Sending it again with the same one sends it once. */
  readonly clientId: string;
  /** It may have gone out already: a line was lost on the way. */
  readonly wasTried: boolean;
}

export const emptyDraft = (): EmailDraft => ({
  subject: '',
  message: '',
  clientId: newId(),
  wasTried: false,
});

const keyOf = (userId: number, talentId: number) => `${draftPrefix}${userId}/letter/${talentId}`;

const isDraft = (value: unknown): value is EmailDraft =>
  typeof value === 'object' &&
  value !== null &&
  'subject' in value &&
  typeof value.subject === 'string' &&
  'message' in value &&
  typeof value.message === 'string' &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'wasTried' in value &&
  typeof value.wasTried === 'boolean';

/** What this person typed to that talent on this device before. */
export function readDraft(userId: number, talentId: number): EmailDraft {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId, talentId)) ?? 'null');
    return isDraft(kept) ? kept : emptyDraft();
  } catch {
    // Storage is forbidden or holds something else.
    return emptyDraft();
  }
}

export function saveDraft(userId: number, talentId: number, draft: EmailDraft): void {
  try {
    window.localStorage.setItem(keyOf(userId, talentId), JSON.stringify(draft));
  } catch {
    // It lasts as long as the page, then.
  }
}

export function deleteDraft(userId: number, talentId: number): void {
  try {
    window.localStorage.removeItem(keyOf(userId, talentId));
  } catch {
    // There was nothing in it.
  }
}

/** With other words it is another letter: the one that was tried may be on its way, and this one must go too. */
export const changeDraft = (
  draft: EmailDraft,
  change: Partial<Pick<EmailDraft, 'subject' | 'message'>>,
): EmailDraft => ({
  ...draft,
  ...change,
  ...(draft.wasTried && { clientId: newId(), wasTried: false }),
});
