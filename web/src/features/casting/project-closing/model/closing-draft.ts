import { useState } from 'react';
import { z } from 'zod';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import type { ClosingChoices } from './closing-plan.ts';

const records = createDeviceRecords({
  storage: () => window.localStorage,
  prefix: `${draftPrefix}project-closing/`,
  schema: z.object({
    cast: z.record(z.string(), z.array(z.int())),
    words: z.record(z.string(), z.string()),
  }),
});

const nothing: ClosingChoices = { cast: {}, words: {} };

/** Kept on this device until the project is closed, also when the dialog is left by accident. */
export function useClosingDraft(projectId: number) {
  const { user } = useSession();
  const key = `${user?.user_id ?? 0}/${projectId}`;
  const [choices, setChoices] = useState<ClosingChoices>(() => records.get(key) ?? nothing);
  const save = ({ cast, words }: ClosingChoices) => {
    const copy = Object.fromEntries(Object.entries(cast).map(([id, people]) => [id, [...people]]));
    setChoices({ cast, words });
    records.put(key, { cast: copy, words: { ...words } });
  };
  return {
    choices,
    castAs: (characterId: number, people: readonly number[]) =>
      save({ ...choices, cast: { ...choices.cast, [characterId]: people } }),
    write: (part: string, text: string) => save({ ...choices, words: { ...choices.words, [part]: text } }),
    clear: () => records.remove(key),
  };
}
export type ClosingDraft = ReturnType<typeof useClosingDraft>;
