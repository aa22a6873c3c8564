import { SaidByBrowser } from '@callboard/contract/live';
import type { Database } from '../../../platform/db/database.ts';
import { createCounter } from '../../../platform/limits/counter.ts';
import type { LiveReader } from '../messages/index.ts';
import { tellTyping } from './typing.queries.ts';

interface TypingOptions {
  readonly db: Database;
  readonly reader: LiveReader;
  readonly onTrouble: (error: unknown) => void;
}

const rememberedMs = 5000;
const once = { max: 1, everyMs: 2000 };

/** Passes on that somebody writes, to the one they write to and nobody else. */
export function createTyping({ db, reader, onTrouble }: TypingOptions) {
  let others = new Map<string, Promise<number | undefined>>();
  let forgetAt = 0;
  const isFirst = createCounter<string>(once);

  const forget = () => {
    others = new Map();
    forgetAt = Date.now() + rememberedMs;
  };

  /** Asked once in a few seconds; forgotten at once when somebody is blocked or frozen. */
  const otherIn = (accountId: number, conversationId: number) => {
    if (Date.now() >= forgetAt) forget();
    const key = `${accountId}:${conversationId}`;
    const known = others.get(key);
    if (known) return known;
    const asked = reader.otherIn(accountId, conversationId);
    others.set(key, asked);
    asked.catch(() => others.delete(key));
    return asked;
  };

  const pass = async (writer: number, conversation: number) => {
    const other = await otherIn(writer, conversation);
    if (other !== undefined) await tellTyping(db, { conversation, writer, reader: other });
  };

  return {
    otherIn,
    forget,
    heard(writer: number, said: unknown) {
      const { success, data } = SaidByBrowser.typing.safeParse(said);
      if (success && isFirst(`${writer}:${data.appId}`)) pass(writer, data.appId).catch(onTrouble);
    },
  };
}
export type Typing = ReturnType<typeof createTyping>;
