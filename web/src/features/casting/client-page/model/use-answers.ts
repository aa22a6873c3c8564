import type { ClientAnswer } from '@callboard/contract/casting/client-answers';
import type { ClientPage } from '@callboard/contract/casting/client-page';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosave } from '../../../../shared/lib/autosave/autosave.ts';
import { useAutosave } from '../../../../shared/lib/autosave/use-autosave.ts';
import { clientPageRequest, type SharedLink, sendAnswers } from '../api.ts';
import {
  type AnswerSection,
  addFields,
  answerSection,
  faceKey,
  fieldsOf,
  readWords,
  type Words,
  writeAnswer,
} from './answer-fields.ts';
import { type FaceWord, giveAnswer, moveFace, noWord, type WordOf } from './ranking.ts';

/** Drafts of people without an account. */
const nobody = 0;
/** The most of one request. */
const mostAtOnce = 500;

const draftWords = (body: Readonly<Record<string, unknown>>): [string, FaceWord][] =>
  // The body holds what the fields wrote.
  Object.entries(body).map(([key, word]) => [key, word as FaceWord]);

function useSendWords(link: SharedLink, visitor: string) {
  const client = useQueryClient();
  return async (words: readonly (readonly [string, FaceWord])[], sent: boolean): Promise<ClientPage> => {
    const { queryKey } = clientPageRequest(link, visitor);
    let page: ClientPage | undefined;
    for (let from = 0; from === 0 || from < words.length; from += mostAtOnce) {
      const some = words.slice(from, from + mostAtOnce);
      const isLast = from + mostAtOnce >= words.length;
      const answers = some.map(([key, word]) => writeAnswer(key, word));
      page = await sendAnswers(link.shareId, { visitor, answers, sent: sent && isLast });
    }
    // A read that began before would bring back what was said before.
    await client.cancelQueries({ queryKey });
    if (!page) throw new Error('Nothing was sent');
    client.setQueryData(queryKey, page);
    return page;
  };
}

/** What the client says, kept on the device as it is typed and saved as they go. */
export function useAnswers(link: SharedLink, visitor: string, page: ClientPage) {
  const send = useSendWords(link, visitor);
  const latest = useRef(send);
  latest.current = send;
  const [fields] = useState(() => fieldsOf(readWords(page)));
  const saving = useAutosave<AnswerSection, Words>(nobody, `client-${link.shareId}`, (surroundings) => {
    const own = new Autosave<AnswerSection, Words>({
      ...surroundings,
      record: `client-${link.shareId}`,
      fields,
      base: readWords(page),
      sections: [answerSection],
      send: async (_, body) => {
        const words = draftWords(body);
        const saved = readWords(await latest.current(words, false));
        return Object.fromEntries(words.map(([key, word]) => [key, saved[key] ?? word]));
      },
    });
    return own;
  });

  const isSending = useSyncExternalStore(saving.subscribe, () => saving.status().isSending);
  useEffect(() => {
    const words = readWords(page);
    addFields(fields, words);
    if (!isSending) saving.refresh(words, saving.responseCount);
  }, [saving, fields, page, isSending]);

  const wordOf: WordOf = (key) => saving.value(key) ?? noWord;
  const keysOf = (characterId: number): string[] => {
    const character = page.characters.find(({ charcter_id }) => charcter_id === characterId);
    return character?.faces.map(({ face_id }) => faceKey(characterId, face_id)) ?? [];
  };
  const put = (changes: ReadonlyMap<string, FaceWord>) => {
    for (const [key, word] of changes) saving.set(key, word);
  };
  return {
    saving,
    wordOf,
    keysOf,
    answer: (characterId: number, key: string, answer: ClientAnswer) =>
      put(giveAnswer(keysOf(characterId), wordOf, key, answer)),
    move: (characterId: number, key: string, place: number) =>
      put(moveFace(keysOf(characterId), wordOf, key, place)),
    comment: (key: string, comment: string) => saving.set(key, { ...wordOf(key), comment }),
    /** False when something could not be saved first. */
    async sendAll(): Promise<boolean> {
      if (!(await saving.flush())) return false;
      await latest.current([], true);
      return true;
    },
  };
}
export type Answers = ReturnType<typeof useAnswers>;

/** Draws again whenever anything is said. */
export const useWords = ({ saving, wordOf }: Answers, keys: readonly string[]): readonly FaceWord[] => {
  const text = useSyncExternalStore(saving.subscribe, () => JSON.stringify(keys.map(wordOf)));
  return JSON.parse(text);
};
