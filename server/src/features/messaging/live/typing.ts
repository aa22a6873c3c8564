import { SaidByBrowser } from '@callboard/contract/live';
import type { Database } from '../../../platform/db/database.ts';
import { createCounter } from '../../../platform/limits/counter.ts';
import { tellLive } from '../../../platform/live/tell-live.queries.ts';
import type { LiveReader } from '../messages/index.ts';

interface TypingOptions {
  readonly db: Database;
  readonly reader: LiveReader;
  readonly onTrouble: (error: unknown) => void;
}

const once = { max: 1, everyMs: 2000 };

/** Passes on that somebody writes, to the one they write to and nobody else. */
export function createTyping({ db, reader, onTrouble }: TypingOptions) {
  const isFirst = createCounter<string>(once);

  const pass = async (writer: number, conversation: number) => {
    const other = await reader.otherIn(writer, conversation);
    if (other !== undefined) await tellLive(db, 'typing', { conversation, writer, reader: other });
  };

  return {
    heard(writer: number, said: unknown) {
      const { success, data } = SaidByBrowser.typing.safeParse(said);
      if (success && isFirst(`${writer}:${data.appId}`)) pass(writer, data.appId).catch(onTrouble);
    },
  };
}
export type Typing = ReturnType<typeof createTyping>;
