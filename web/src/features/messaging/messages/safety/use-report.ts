import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { sendReport } from '../api.ts';
import { keepReport, type ReportDraft, readReport } from './report-draft.ts';

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
  const [isFaulty, setIsFaulty] = useState(false);
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
    isFaulty,
    change(changed: Partial<ReportDraft>) {
      const next = { ...draft, ...changed };
      setDraft(next);
      keepReport(userId, aboutId, next);
      setIsFaulty(false);
      if (error) reset();
    },
    send() {
      setIsFaulty(draft.reasonId === null);
      if (draft.reasonId !== null) mutate(draft.reasonId);
    },
    isSending: isPending,
    /** Undefined until it was sent. */
    sent: data,
    trouble: error ? readTrouble(error).code : undefined,
  };
}
