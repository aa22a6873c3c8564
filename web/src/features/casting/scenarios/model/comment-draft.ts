import { draftPrefix } from '../../../../shared/lib/drafts.ts';

const keyOf = (scenarioId: number) => `${draftPrefix}scenario-comment/${scenarioId}`;

/** What was typed and not sent, also after a reload. Nothing where the storage is blocked. */
export function readCommentDraft(scenarioId: number): string {
  try {
    return window.localStorage.getItem(keyOf(scenarioId)) ?? '';
  } catch {
    return '';
  }
}

export function keepCommentDraft(scenarioId: number, words: string): void {
  try {
    if (words === '') window.localStorage.removeItem(keyOf(scenarioId));
    else window.localStorage.setItem(keyOf(scenarioId), words);
  } catch {
    // It stays in the field while the page is open.
  }
}
