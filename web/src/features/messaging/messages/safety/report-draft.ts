import { draftPrefix } from '../../../../shared/lib/drafts.ts';

/** A report that has not been sent, as it stands. */
export interface ReportDraft {
  readonly reasonId: number | null;
  readonly text: string;
  readonly alsoBlock: boolean;
}

export const emptyReport: ReportDraft = { reasonId: null, text: '', alsoBlock: false };

const keyOf = (userId: number, aboutId: number) => `${draftPrefix}${userId}/report/${aboutId}`;

const isDraft = (value: unknown): value is ReportDraft =>
  typeof value === 'object' &&
  value !== null &&
  'reasonId' in value &&
  (value.reasonId === null || typeof value.reasonId === 'number') &&
  'text' in value &&
  typeof value.text === 'string' &&
  'alsoBlock' in value &&
  typeof value.alsoBlock === 'boolean';

export function readReport(userId: number, aboutId: number): ReportDraft {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId, aboutId)) ?? 'null');
    return isDraft(kept) ? kept : emptyReport;
  } catch {
    // Storage is forbidden or holds something else.
    return emptyReport;
  }
}

export function keepReport(userId: number, aboutId: number, draft: ReportDraft | undefined): void {
  try {
    if (draft) window.localStorage.setItem(keyOf(userId, aboutId), JSON.stringify(draft));
    else window.localStorage.removeItem(keyOf(userId, aboutId));
  } catch {
    // It lasts as long as the page, then.
  }
}
