import { type Consent, type ConsentEntry, consentTopics } from '@callboard/contract/accounts/consents';
import type { z } from 'zod';
import type { CurrentConsentRow, listEntries } from './consents.queries.ts';

/** Every topic; without an answer it is not given. */
export const toCurrent = (rows: readonly CurrentConsentRow[]): Consent[] =>
  consentTopics.map((topic) => {
    const row = rows.find((one) => one.topic === topic);
    return { topic, given: row?.given ?? false, changed_at: row?.changed_at.toISOString() ?? null };
  });

export const toEntry = (
  row: Awaited<ReturnType<typeof listEntries>>[number],
): z.infer<typeof ConsentEntry> => ({
  topic: row.topic,
  given: row.given,
  wording: row.wording,
  at: row.created_at.toISOString(),
});
