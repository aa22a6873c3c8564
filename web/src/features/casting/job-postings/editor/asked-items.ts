import { type JobQuestion, jobFields, type MediaRequest } from '@callboard/contract/casting/job-fields';
import {
  questionKinds,
  type RequestedMediaKind,
  requestedMediaKinds,
} from '@callboard/contract/casting/job-values';
import { z } from 'zod';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import type { WriteResult } from '../../../../shared/lib/autosave/field.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import '../i18n.ts';

/** Names an item while it is sorted and edited; saved ones also by their id. */
const item = { key: z.string(), id: z.int().nullable() } as const;

const MediaItem = z.object({
  ...item,
  kind: z.enum(requestedMediaKinds),
  label: z.string(),
  note: z.string(),
  isRequired: z.boolean(),
  maxSeconds: z.int().nullable(),
});
export type MediaItem = z.infer<typeof MediaItem>;
export const MediaItems = z.array(MediaItem);

const QuestionItem = z.object({
  ...item,
  kind: z.enum(questionKinds),
  text: z.string(),
  isRequired: z.boolean(),
  choices: z.array(z.string()),
});
export type QuestionItem = z.infer<typeof QuestionItem>;
export const QuestionItems = z.array(QuestionItem);

const t = translatorOf('jobEditor');

/** Items that were saved since they were typed, by key: a later change names the item itself. */
const savedIds = new Map<string, number>();
const nameOf = ({ key, id }: { key: string; id: number | null }) => {
  const saved = id ?? savedIds.get(key);
  return saved === undefined ? {} : { id: saved };
};
const remember = (sent: readonly { key: string }[], saved: readonly { id: number }[]) => {
  for (const [index, { key }] of sent.entries()) {
    const id = saved[index]?.id;
    if (id !== undefined) savedIds.set(key, id);
  }
};
/** Which item each saved one was typed as, so that it stays the same on the page. */
const keyOf = (prefix: string, id: number): string =>
  [...savedIds].findLast(([key, saved]) => saved === id && key.startsWith(prefix))?.[0] ?? `${prefix}-${id}`;

interface SavedItems {
  readonly media: readonly MediaRequest[];
  readonly questions: readonly JobQuestion[];
}

/** After a change: what was sent is known by its id from now on. */
export function rememberItems(
  sent: { media?: readonly MediaItem[] | undefined; questions?: readonly QuestionItem[] | undefined },
  saved: SavedItems,
): void {
  if (sent.media) remember(sent.media, saved.media);
  if (sent.questions) remember(sent.questions, saved.questions);
}

export const readMedia = (media: SavedItems['media']): MediaItem[] =>
  media.map(({ id, kind, label, note, is_required, max_seconds }) => ({
    key: keyOf('media', id),
    id,
    kind,
    label,
    note: note ?? '',
    isRequired: is_required,
    maxSeconds: max_seconds,
  }));

export const readQuestions = (questions: SavedItems['questions']): QuestionItem[] =>
  questions.map(({ id, kind, text, is_required, choices }) => ({
    key: keyOf('question', id),
    id,
    kind,
    text,
    isRequired: is_required,
    choices,
  }));

export const newMedia = (kind: RequestedMediaKind): MediaItem => ({
  key: `media-${newId()}`,
  id: null,
  kind,
  label: t(`media.starts.${kind}`),
  note: '',
  isRequired: true,
  maxSeconds: kind === 'photo' ? null : 120,
});

export const newQuestion = (): QuestionItem => ({
  key: `question-${newId()}`,
  id: null,
  kind: 'text',
  text: '',
  isRequired: true,
  choices: [],
});

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Why an item cannot be saved yet. */
export const mediaError = ({ label }: MediaItem, place: number): string | undefined =>
  label.trim() === '' ? t('errors.mediaLabel', { place }) : undefined;

export function questionError({ kind, text, choices }: QuestionItem, place: number): string | undefined {
  if (text.trim() === '') return t('errors.questionText', { place });
  if (kind !== 'choice') return undefined;
  const written = choices.map((choice) => choice.trim()).filter((choice) => choice !== '');
  const areEnough = written.length > 1 && new Set(written).size === written.length;
  return areEnough ? undefined : t('errors.choices', { place });
}

function written(name: 'media' | 'questions', value: unknown): WriteResult {
  const parsed = jobFields[name].safeParse(value);
  if (parsed.success) return { body: { [name]: parsed.data } };
  return { fieldError: parsed.error.issues[0]?.message ?? '' };
}

export function writeMedia(items: readonly MediaItem[]): WriteResult {
  const error = items.map((one, index) => mediaError(one, index + 1)).find(Boolean);
  if (error) return { fieldError: error };
  const media = items.map((one) => ({
    ...nameOf(one),
    kind: one.kind,
    label: one.label,
    note: orNull(one.note),
    is_required: one.isRequired,
    max_seconds: one.kind === 'photo' ? null : one.maxSeconds,
  }));
  return written('media', media);
}

export function writeQuestions(items: readonly QuestionItem[]): WriteResult {
  const error = items.map((one, index) => questionError(one, index + 1)).find(Boolean);
  if (error) return { fieldError: error };
  const questions = items.map((one) => ({
    ...nameOf(one),
    kind: one.kind,
    text: one.text,
    is_required: one.isRequired,
    choices: one.kind === 'choice' ? one.choices.map((c) => c.trim()).filter((c) => c !== '') : [],
  }));
  return written('questions', questions);
}
