import { type ApplicationStatus, statusOfWire } from '@callboard/contract/casting/application-values';
import type { FieldError } from '@callboard/contract/errors';

interface Said {
  readonly jobApplyStatus?: number | undefined;
  readonly still_deciding?: true | undefined;
  readonly words?: string | undefined;
}

/** What a team asks of an application: a step, or word that nothing is decided yet. */
export type AskedMove =
  | { readonly to: ApplicationStatus; readonly words: string | null }
  | { readonly to: 'still_deciding'; readonly words: string };

const fault = (field: string, message: string): { fault: FieldError } => ({ fault: { field, message } });

/** Undefined where nothing of the kind is asked. */
export function readMove({
  jobApplyStatus,
  still_deciding,
  words,
}: Said): AskedMove | { fault: FieldError } | undefined {
  if (still_deciding) {
    if (jobApplyStatus !== undefined) return fault('still_deciding', 'Goes without a status');
    return words === undefined ? fault('words', 'Write a few words') : { to: 'still_deciding', words };
  }
  if (jobApplyStatus === undefined)
    return words === undefined ? undefined : fault('words', 'Goes with a step only');
  const to = statusOfWire(jobApplyStatus);
  return to ? { to, words: words ?? null } : fault('jobApplyStatus', 'Choose a status');
}
