import { randomUUID } from 'node:crypto';
import type { Parsed } from '@callboard/contract/endpoint';
import type { sendEmailToTalent } from '@callboard/contract/unlocking';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { memberOf } from '../../platform/http/member.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { whoToMail } from '../account-settings/index.ts';
import { type Outbox, tellPerson } from '../outbox/index.ts';
import * as queries from './letters.queries.ts';
import { talentLetter } from './talent-letter.ts';
import { findUnlocker } from './telling.queries.ts';
import { findUnlock, type Pair } from './unlock.queries.ts';

const aDay = 24 * 60 * 60;
const perRecruiter = { max: 100, seconds: aDay };
const perTalent = { max: 5, seconds: aDay };

interface LettersOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

type Wish = Parsed<typeof sendEmailToTalent>['body'];
type Sent = NonNullable<Awaited<ReturnType<typeof queries.findSent>>>;

export function createLetters({ db, limits, outbox, publicUrl }: LettersOptions) {
  const mail = async (trx: Database, { recruiterId, talentId }: Pair, words: Wish, messageId: number) => {
    const from = await findUnlocker(trx, recruiterId);
    const talent = await whoToMail(trx, talentId, 'messages');
    if (!from || !talent) return;
    const { subject, message } = words;
    const messagesUrl = `${publicUrl}/app/messages`;
    const news = talentLetter({ firstName: talent.first_name, from, subject, message, messagesUrl });
    const dedupeKey = `letter:${messageId}`;
    await tellPerson(outbox, trx, talent, { ...news, dedupeKey });
    if (talent.manager_email === null) return;
    const copy = { channel: 'mail', recipient: talent.manager_email, ...news.mail } as const;
    await outbox.queue(trx, { ...copy, dedupeKey: `${dedupeKey}:manager` });
  };

  /** Sent again it is the same letter, unless it says something else. */
  const sentBefore = (sent: Sent, talentId: number, text: string) => {
    if (sent.talent_id !== talentId || sent.text !== text) throw new ProblemError('CONFLICT');
    return { id: String(sent.id), sent_at: sent.created_at.toISOString() };
  };

  const send = (pair: Pair, words: Wish, clientId: string, text: string) =>
    db.transaction().execute(async (trx) => {
      const conversationId = await queries.openConversation(trx, pair);
      const senderId = pair.recruiterId;
      const written = await queries.insertMessage(trx, { conversationId, senderId, clientId, text });
      if (!written) return undefined;
      await mail(trx, pair, words, written.id);
      return { id: String(written.id), sent_at: written.created_at.toISOString() };
    });

  return {
    /** The words stand in the conversation of the two, and go out as a letter if the talent wants letters. */
    async send(actor: Actor, wish: Wish) {
      const { accountId, frozen } = memberOf(actor);
      const pair = { recruiterId: accountId, talentId: wish.talentId };
      if (!(await findUnlock(db, pair))?.is_open) throw new ProblemError('NOT_FOUND');
      if (frozen) throw new ProblemError('PROFILE_FROZEN');
      const words = { ...wish, subject: wish.subject.replace(/\s+/g, ' ') };
      const text = `${words.subject}\n\n${words.message}`;
      const clientId = wish.client_id ?? randomUUID();
      const before = await queries.findSent(db, accountId, clientId);
      if (before) return sentBefore(before, wish.talentId, text);
      await limits.take(`letters:${accountId}:${wish.talentId}`, perTalent);
      await limits.take(`letters:${accountId}`, perRecruiter);
      const sent = await send(pair, words, clientId, text);
      if (sent) return sent;
      const meanwhile = await queries.findSent(db, accountId, clientId);
      if (!meanwhile) throw new ProblemError('CONFLICT');
      return sentBefore(meanwhile, wish.talentId, text);
    },
  };
}
export type Letters = ReturnType<typeof createLetters>;
