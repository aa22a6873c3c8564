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
import { findUnlocker } from './notification-facts.queries.ts';
import { talentEmail } from './talent.emails.ts';
import { findUnlock, type Pair } from './unlock.queries.ts';

const daySeconds = 24 * 60 * 60;
const perRecruiter = { max: 100, seconds: daySeconds };
const perTalent = { max: 5, seconds: daySeconds };

interface TalentEmailOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly emails: Emails;
  readonly writer: MessageWriter;
  readonly publicUrl: string;
}

type EmailInput = Parsed<typeof sendEmailToTalent>['body'];
interface Sent {
  readonly id: number;
  readonly conversationId: number;
}

const toSent = ({ id, created_at }: { id: number; created_at: Date }) => ({
  id: String(id),
  sent_at: created_at.toISOString(),
});

export function createTalentEmails({ db, limits, emails, writer, publicUrl }: TalentEmailOptions) {
  const sendMail = async (trx: Database, { recruiterId, talentId }: Pair, input: EmailInput, sent: Sent) => {
    const from = await findUnlocker(trx, recruiterId);
    if (!from) return;
    const { subject, message } = input;
    const messagesUrl = `${publicUrl}/app/messages?conversation=${sent.conversationId}&reply=1`;
    const isSent = await emails.sendIfWanted(trx, talentEmail, {
      accountId: talentId,
      topic: 'messages',
      copyToManager: true,
      facts: ({ firstName }) => ({ firstName, from, subject, message, messagesUrl }),
      dedupeKey: `letter:${sent.id}`,
    });
    // No unread reminder for a message that was just emailed in full.
    if (isSent) await markEmailed(trx, talentId, [sent.conversationId]);
  };

  /** A retry with the same client id is the same email. With another text it is refused. */
  const send = (pair: Pair, input: EmailInput, clientId: string, text: string) =>
    db.transaction().execute(async (trx) => {
      const conversationId = await insertConversation(trx, { ...pair, projectId: null }, pair.recruiterId);
      const draft = { conversationId, senderId: pair.recruiterId, clientId, text };
      const written = await writer.write(trx, draft);
      if (written) {
        await sendMail(trx, pair, input, { id: written.id, conversationId });
        return toSent(written);
      }
      const existing = await findSent(trx, pair.recruiterId, clientId);
      if (!existing) throw new ProblemError('CONFLICT');
      requireSame(existing, draft);
      return toSent(existing);
    });

  return {
    /** Stored in their conversation, and emailed if the talent wants emails. */
    async send(actor: Actor, body: EmailInput) {
      const { accountId, frozen } = memberOf(actor);
      const pair = { recruiterId: accountId, talentId: body.talentId };
      if (!(await findUnlock(db, pair))?.is_open) throw new ProblemError('NOT_FOUND');
      if (frozen) throw new ProblemError('PROFILE_FROZEN');
      const input = { ...body, subject: body.subject.replace(/\s+/g, ' ') };
      const text = textToStore(`${input.subject}\n\n${input.message}`);
      const clientId = input.client_id?.toLowerCase() ?? randomUUID();
      if (!(await findSent(db, accountId, clientId))) {
        await limits.take(`letters:${accountId}:${input.talentId}`, perTalent);
        await limits.take(`letters:${accountId}`, perRecruiter);
      }
      return send(pair, input, clientId, text);
    },
  };
}
export type TalentEmails = ReturnType<typeof createTalentEmails>;
