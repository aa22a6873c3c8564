import { randomUUID } from 'node:crypto';
import type { sendEmailToTalent } from '@callboard/contract/casting/unlocking';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import {
  findSent,
  insertConversation,
  type MessageWriter,
  markEmailed,
  requireSame,
  textToStore,
} from '../../messaging/messages/index.ts';
import { letterToTalentEmail } from './letter-to-talent.emails.ts';
import { findUnlocker } from './notification-facts.queries.ts';
import { findUnlock, type Pair } from './unlock.queries.ts';

const aDay = 24 * 60 * 60;
const perRecruiter = { max: 100, seconds: aDay };
const perTalent = { max: 5, seconds: aDay };

interface LettersOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly emails: Emails;
  readonly writing: MessageWriter;
  readonly publicUrl: string;
}

type Wish = Parsed<typeof sendEmailToTalent>['body'];
interface Sent {
  readonly id: number;
  readonly conversationId: number;
}

const toSent = ({ id, created_at }: { id: number; created_at: Date }) => ({
  id: String(id),
  sent_at: created_at.toISOString(),
});

export function createLetters({ db, limits, emails, writing, publicUrl }: LettersOptions) {
  const mail = async (trx: Database, { recruiterId, talentId }: Pair, words: Wish, sent: Sent) => {
    const from = await findUnlocker(trx, recruiterId);
    if (!from) return;
    const { subject, message } = words;
    const messagesUrl = `${publicUrl}/app/messages?conversation=${sent.conversationId}&reply=1`;
    const isSent = await emails.sendIfWanted(trx, letterToTalentEmail, {
      accountId: talentId,
      topic: 'messages',
      copyToManager: true,
      facts: ({ firstName }) => ({ firstName, from, subject, message, messagesUrl }),
      dedupeKey: `letter:${sent.id}`,
    });
    // Nobody is reminded of what just went out whole.
    if (isSent) await markEmailed(trx, talentId, [sent.conversationId]);
  };

  /** Sent again under one client id it is the same letter, unless it says something else. */
  const send = (pair: Pair, words: Wish, clientId: string, text: string) =>
    db.transaction().execute(async (trx) => {
      const conversationId = await insertConversation(trx, { ...pair, projectId: null }, pair.recruiterId);
      const draft = { conversationId, senderId: pair.recruiterId, clientId, text };
      const written = await writing.write(trx, draft);
      if (written) {
        await mail(trx, pair, words, { id: written.id, conversationId });
        return toSent(written);
      }
      const before = await findSent(trx, pair.recruiterId, clientId);
      if (!before) throw new ProblemError('CONFLICT');
      requireSame(before, draft);
      return toSent(before);
    });

  return {
    /** The words stand in the conversation of the two, and go out as a letter if the talent wants letters. */
    async send(actor: Actor, wish: Wish) {
      const { accountId, frozen } = memberOf(actor);
      const pair = { recruiterId: accountId, talentId: wish.talentId };
      if (!(await findUnlock(db, pair))?.is_open) throw new ProblemError('NOT_FOUND');
      if (frozen) throw new ProblemError('PROFILE_FROZEN');
      const words = { ...wish, subject: wish.subject.replace(/\s+/g, ' ') };
      const text = textToStore(`${words.subject}\n\n${words.message}`);
      const clientId = wish.client_id?.toLowerCase() ?? randomUUID();
      if (!(await findSent(db, accountId, clientId))) {
        await limits.take(`letters:${accountId}:${wish.talentId}`, perTalent);
        await limits.take(`letters:${accountId}`, perRecruiter);
      }
      return send(pair, words, clientId, text);
    },
  };
}
export type Letters = ReturnType<typeof createLetters>;
