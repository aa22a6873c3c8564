import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { sendReport } from '../api.ts';

interface ReportDraft {
  readonly reasonId: number | null;
  readonly text: string;
  readonly alsoBlock: boolean;
}

const emptyReport: ReportDraft = { reasonId: null, text: '', alsoBlock: false };

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

function readReport(userId: number, aboutId: number): ReportDraft {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId, aboutId)) ?? 'null');
    return isDraft(stored) ? stored : emptyReport;
  } catch {
    // Storage is not allowed or holds something else.
    return emptyReport;
  }
}

function saveReport(userId: number, aboutId: number, draft: ReportDraft | undefined): void {
  try {
    if (draft) window.localStorage.setItem(keyOf(userId, aboutId), JSON.stringify(draft));
    else window.localStorage.removeItem(keyOf(userId, aboutId));
  } catch {
    // The draft lasts as long as the page.
  }
}

interface ReportOptions {
  /** The reporter. */
  readonly userId: number;
  readonly aboutId: number;
  readonly messageId: number | undefined;
  /** Resolves to whether it worked. */
  readonly block: () => Promise<boolean>;
}

/** The outcome of "also block". */
export type Blocked = 'asked-not' | 'blocked' | 'failed';

export function useReport({ userId, aboutId, messageId, block }: ReportOptions) {
  const [draft, setDraft] = useState(() => readReport(userId, aboutId));
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: async (reasonId: number): Promise<Blocked> => {
      await sendReport({ userId: aboutId, reasonId, text: draft.text, messageId });
      saveReport(userId, aboutId, undefined);
      if (!draft.alsoBlock) return 'asked-not';
      return (await block()) ? 'blocked' : 'failed';
    },
  });
  return {
    draft,
    isReasonMissing,
    change(changed: Partial<ReportDraft>) {
      const next = { ...draft, ...changed };
      setDraft(next);
      saveReport(userId, aboutId, next);
      setIsReasonMissing(false);
      if (error) reset();
    },
    send() {
      setIsReasonMissing(draft.reasonId === null);
      if (draft.reasonId !== null) mutate(draft.reasonId);
    },
    isSending: isPending,
    sent: data,
    errorCode: error ? readRequestError(error).code : undefined,
  };
}
