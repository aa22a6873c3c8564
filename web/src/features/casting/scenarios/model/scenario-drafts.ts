import { draftPrefix } from '../../../../shared/lib/drafts.ts';

/** A comment of the team, or the message that goes with making it the cast. */
type Draft = 'comment' | 'message';

const keyOf = (draft: Draft, scenarioId: number) => `${draftPrefix}scenario-${draft}/${scenarioId}`;

/** What was typed and not sent, also after a reload. Nothing where the storage is blocked. */
export function readScenarioDraft(draft: Draft, scenarioId: number): string {
  try {
    return window.localStorage.getItem(keyOf(draft, scenarioId)) ?? '';
  } catch {
    return '';
  }
}

export function keepScenarioDraft(draft: Draft, scenarioId: number, words: string): void {
  try {
    if (words === '') window.localStorage.removeItem(keyOf(draft, scenarioId));
    else window.localStorage.setItem(keyOf(draft, scenarioId), words);
  } catch {
    // It stays in the field while the page is open.
  }
}
