import type { ClientAnswer } from '@callboard/contract/casting/client-answers';
import type { ClientPage } from '@callboard/contract/casting/client-page';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosave } from '../../../../shared/lib/autosave/autosave.ts';
import { createFieldDrafts } from '../../../../shared/lib/autosave/field-drafts.ts';
import { useAutosave } from '../../../../shared/lib/autosave/use-autosave.ts';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { clientPageRequest, type SharedLink, sendAnswers } from '../api.ts';
import {
  type AnswerSection,
  addFields,
  answerSection,
  FaceWordDraft,
  faceKey,
  fieldsOf,
  readWords,
  type Words,
  writeAnswer,
} from './answer-fields.ts';
import {
  type FaceWord,
  giveAnswer,
  moveFace,
  noWord,
  type Standing,
  standingOf,
  type WordOf,
} from './ranking.ts';

/** Drafts of people without an account. */
const nobody = 0;

/** Nothing said in a preview is kept: the drafts live in the page alone. */
const keepsNothing: DraftStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('A preview stores nothing');
  },
  removeItem: () => undefined,
  key: () => null,
  length: 0,
};
/** The most of one request. */
const mostAtOnce = 500;

/** What the fields wrote. */
const wordsIn = (body: Readonly<Record<string, unknown>>): [string, FaceWord][] =>
  Object.entries(body).map(([key, word]) => [key, FaceWordDraft.parse(word)]);

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

type SendWords = ReturnType<typeof useSendWords>;

/** Kept on the device as it is typed, saved as they go, and brought up to date with what the page says. */
function useSavedWords({ shareId }: SharedLink, page: ClientPage, send: SendWords) {
  const latest = useRef(send);
  latest.current = send;
  const [fields] = useState(() => fieldsOf(readWords(page)));
  const isPreview = page.visitor?.is_preview === true;
  const record = `${isPreview ? 'preview' : 'client'}-${shareId}`;
  const saving = useAutosave<AnswerSection, Words>(
    nobody,
    record,
    (surroundings) =>
      new Autosave<AnswerSection, Words>({
        ...surroundings,
        ...(isPreview && { drafts: createFieldDrafts(keepsNothing, nobody, record), canSend: () => false }),
        record,
        fields,
        base: readWords(page),
        sections: [answerSection],
        send: async (_, body) => {
          const words = wordsIn(body);
          const saved = readWords(await latest.current(words, false));
          return Object.fromEntries(words.map(([key, word]) => [key, saved[key] ?? word]));
        },
      }),
  );

  const isSending = useSyncExternalStore(saving.subscribe, () => saving.status().isSending);
  useEffect(() => {
    const words = readWords(page);
    addFields(fields, words);
    if (!isSending) saving.refresh(words, saving.responseCount);
  }, [saving, fields, page, isSending]);
  return saving;
}

/** What the client says of each face, and the ways to say it. */
export function useAnswers(link: SharedLink, visitor: string, page: ClientPage) {
  const send = useSendWords(link, visitor);
  const saving = useSavedWords(link, page, send);
  const [hasChanged, setHasChanged] = useState(false);

  const wordOf: WordOf = (key) => saving.value(key) ?? noWord;
  const keysOf = (characterId: number): string[] => {
    const character = page.characters.find(({ charcter_id }) => charcter_id === characterId);
    return character?.faces.map(({ face_id }) => faceKey(characterId, face_id)) ?? [];
  };
  const put = (changes: ReadonlyMap<string, FaceWord>) => {
    for (const [key, word] of changes) saving.set(key, word);
    setHasChanged(true);
  };
  return {
    saving,
    wordOf,
    keysOf,
    answer: (characterId: number, key: string, answer: ClientAnswer) =>
      put(giveAnswer(keysOf(characterId), wordOf, key, answer)),
    move: (characterId: number, key: string, place: number) =>
      put(moveFace(keysOf(characterId), wordOf, key, place)),
    comment: (key: string, comment: string) => put(new Map([[key, { ...wordOf(key), comment }]])),
    /** Something was said that has not been sent. */
    hasChanged: hasChanged || page.visitor?.has_unsent === true,
    /** False when something could not be saved first. */
    async sendAll(): Promise<boolean> {
      if (!(await saving.flush())) return false;
      await send([], true);
      setHasChanged(false);
      return true;
    },
  };
}
export type Answers = ReturnType<typeof useAnswers>;

/** The order of some faces, drawn again when an answer or a place changes and not with every letter. */
export function useStanding({ saving, wordOf }: Answers, keys: readonly string[]): Standing {
  useSyncExternalStore(saving.subscribe, () =>
    keys.map((key) => `${wordOf(key).answer} ${wordOf(key).rank}`).join(),
  );
  return standingOf(keys, wordOf);
}
