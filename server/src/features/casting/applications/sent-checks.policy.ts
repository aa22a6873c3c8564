import { maxApplicationPhotos } from '@callboard/contract/casting/application-values';
import type { FieldError } from '@callboard/contract/errors';

type MediaKind = 'photo' | 'video' | 'audio';

export interface AskedQuestion {
  readonly id: number;
  readonly kind: string;
  readonly choices: readonly string[];
  readonly is_required: boolean;
}

export interface AskedMedia {
  readonly id: number;
  readonly kind: string;
  readonly is_required: boolean;
  readonly max_seconds: number | null;
}

interface Answer {
  readonly question_id: number;
  readonly answer: string;
}

const answersTo: Readonly<Record<string, (question: AskedQuestion) => readonly string[] | undefined>> = {
  text: () => undefined,
  yes_no: () => ['yes', 'no'],
  choice: ({ choices }) => choices,
};

/** Every answer is to a question that is asked, says what can be said, and none that is needed is missing. */
export function checkAnswers(asked: readonly AskedQuestion[], answers: readonly Answer[]): FieldError[] {
  const given = answers.flatMap(({ question_id, answer }, index) => {
    const question = asked.find(({ id }) => id === question_id);
    if (!question) return [{ field: `answers.${index}.question_id`, message: 'This isn’t asked any more' }];
    const possible = answersTo[question.kind]?.(question);
    return possible && !possible.includes(answer)
      ? [{ field: `answers.${index}.answer`, message: 'Choose one of the answers' }]
      : [];
  });
  const missing = asked
    .filter(({ id, is_required }) => is_required && answers.every(({ question_id }) => question_id !== id))
    .map(() => ({ field: 'answers', message: 'Answer every required question' }));
  return [...given, ...missing.slice(0, 1)];
}

/** A tape is a video, or a recording where only a voice is wanted. */
const kindsFor: Readonly<Record<string, readonly MediaKind[]>> = {
  photo: ['photo'],
  video: ['video'],
  audio: ['audio'],
  tape: ['video', 'audio'],
};

export interface SentMedia {
  /** The path of the entry in the request: media.0 */
  readonly field: string;
  readonly kind: MediaKind;
  readonly requestId: number | null;
  /** Null where nobody knows yet: an upload is opened after it was sent. */
  readonly durationMs: number | null;
}

/** A recorder that is told to stop after a minute stops a moment later. */
const graceMs = 2000;
const isTooLong = ({ durationMs }: SentMedia, { max_seconds }: AskedMedia) =>
  durationMs !== null && max_seconds !== null && durationMs > max_seconds * 1000 + graceMs;

interface MediaToCheck {
  readonly asked: readonly AskedMedia[];
  readonly sent: readonly SentMedia[];
  /** Requests whose media follow. */
  readonly awaited: readonly number[];
}

/** What was asked for is there or promised, each of the right kind. */
export function checkMedia({ asked, sent, awaited }: MediaToCheck): FieldError[] {
  const wrong = sent.flatMap((one) => {
    const { field, kind, requestId } = one;
    if (requestId === null) return [];
    const request = asked.find(({ id }) => id === requestId);
    const error = (message: string) => [{ field: `${field}.request_id`, message }];
    if (!request) return error('This isn’t asked for any more');
    if (!kindsFor[request.kind]?.includes(kind)) return error(`This has to be a ${request.kind}`);
    return isTooLong(one, request)
      ? [{ field, message: `Send one of up to ${request.max_seconds} seconds` }]
      : [];
  });
  const unknown = awaited.some((id) => asked.every((request) => request.id !== id))
    ? [{ field: 'awaited', message: 'This isn’t asked for any more' }]
    : [];
  const isMissing = asked.some(
    ({ id, is_required }) =>
      is_required && !awaited.includes(id) && sent.every(({ requestId }) => requestId !== id),
  );
  const missing = isMissing ? [{ field: 'media', message: 'Add everything that is required' }] : [];
  const photos = sent.filter(({ kind }) => kind === 'photo').length;
  const tooMany =
    photos > maxApplicationPhotos
      ? [{ field: 'media', message: `Send up to ${maxApplicationPhotos} photos` }]
      : [];
  return [...wrong, ...unknown, ...missing, ...tooMany];
}

interface Days {
  readonly start_date: string;
  readonly end_date: string;
}

const dayMs = 86_400_000;
const daysIn = ({ start_date, end_date }: Days) =>
  Math.round((Date.parse(end_date) - Date.parse(start_date)) / dayMs) + 1;

/** What the calendar leaves of the work. Ranges of one calendar never overlap. */
export function tellDays(work: Days, busy: readonly Days[]) {
  const not_available = busy
    .map(({ start_date, end_date }) => ({
      start_date: start_date < work.start_date ? work.start_date : start_date,
      end_date: end_date > work.end_date ? work.end_date : end_date,
    }))
    .filter(({ start_date, end_date }) => start_date <= end_date)
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date));
  const total = daysIn(work);
  return {
    total,
    available: total - not_available.reduce((sum, days) => sum + daysIn(days), 0),
    not_available,
  };
}
