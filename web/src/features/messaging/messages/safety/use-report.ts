import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { sendReport } from '../api.ts';

/** A report that has not been sent, as it stands. */
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
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId, aboutId)) ?? 'null');
    return isDraft(kept) ? kept : emptyReport;
  } catch {
    // Storage is forbidden or holds something else.
    return emptyReport;
  }
}

function keepReport(userId: number, aboutId: number, draft: ReportDraft | undefined): void {
  try {
    if (draft) window.localStorage.setItem(keyOf(userId, aboutId), JSON.stringify(draft));
    else window.localStorage.removeItem(keyOf(userId, aboutId));
  } catch {
    // It lasts as long as the page, then.
  }
}

interface ReportOptions {
  /** Who reports. */
  readonly userId: number;
  readonly aboutId: number;
  readonly messageId: number | undefined;
  /** Answers whether it worked. */
  readonly block: () => Promise<boolean>;
}

/** How it went with "also block". */
export type Blocked = 'asked-not' | 'blocked' | 'failed';

/** Writing, keeping and sending a report. */
export function useReport({ userId, aboutId, messageId, block }: ReportOptions) {
  const [draft, setDraft] = useState(() => readReport(userId, aboutId));
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: async (reasonId: number): Promise<Blocked> => {
      await sendReport({ userId: aboutId, reasonId, text: draft.text, messageId });
      keepReport(userId, aboutId, undefined);
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
      keepReport(userId, aboutId, next);
      setIsReasonMissing(false);
      if (error) reset();
    },
    send() {
      setIsReasonMissing(draft.reasonId === null);
      if (draft.reasonId !== null) mutate(draft.reasonId);
    },
    isSending: isPending,
    /** Undefined until it was sent. */
    sent: data,
    errorCode: error ? readRequestError(error).code : undefined,
  };
}
