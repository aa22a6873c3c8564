import { clientAnswers } from '@callboard/contract/casting/client-answers';
import type { ClientFace, ClientPage } from '@callboard/contract/casting/client-page';
import { z } from 'zod';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import type { Field, Fields } from '../../../../shared/lib/autosave/field.ts';
import '../i18n.ts';
import { type FaceWord, noWord } from './ranking.ts';

/** One field a face: the same person may stand for two characters. */
export const faceKey = (characterId: number, faceId: string): string => `${characterId}:${faceId}`;

function readKey(key: string): { charcter_id: number; face_id: string } {
  const end = key.indexOf(':');
  return { charcter_id: Number(key.slice(0, end)), face_id: key.slice(end + 1) };
}

export type Words = Record<string, FaceWord>;
export const answerSection = 'answers';
export type AnswerSection = typeof answerSection;

const longestComment = 2000;

/** As it is kept on the device. */
export const FaceWordDraft = z.object({
  answer: z.enum(clientAnswers).nullable(),
  rank: z.int().nullable(),
  comment: z.string(),
});

const fieldOf = (key: string): Field<AnswerSection, FaceWord> => ({
  section: answerSection,
  draftSchema: FaceWordDraft,
  write: (word) =>
    word.comment.trim().length > longestComment
      ? { fieldError: translatorOf('clientPage')('face.tooLong') }
      : { body: { [key]: word } },
});

const readWord = ({ mine }: ClientFace): FaceWord =>
  mine ? { answer: mine.answer, rank: mine.rank, comment: mine.comment ?? '' } : noWord;

export const readWords = ({ characters }: ClientPage): Words =>
  Object.fromEntries(
    characters.flatMap(({ charcter_id, faces }) =>
      faces.map((face) => [faceKey(charcter_id, face.face_id), readWord(face)]),
    ),
  );

export const fieldsOf = (words: Words): Record<string, Field<AnswerSection, FaceWord>> =>
  Object.fromEntries(Object.keys(words).map((key) => [key, fieldOf(key)]));

/** A list that grows while it is read gets fields for its new faces. */
export function addFields(fields: Record<string, Fields<AnswerSection, Words>[string]>, words: Words): void {
  for (const key of Object.keys(words)) fields[key] ??= fieldOf(key);
}

/** As the contract has it. */
export const writeAnswer = (key: string, { answer, rank, comment }: FaceWord) => ({
  ...readKey(key),
  answer,
  rank,
  comment: comment.trim() || null,
});
