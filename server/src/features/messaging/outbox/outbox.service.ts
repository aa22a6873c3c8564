import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import type { SendMail } from '../../../platform/mail/mailer.ts';
import { PermanentRejectionError, type SendText } from '../../../platform/whatsapp/whatsapp.ts';
import { errorWithoutContacts } from '../../../platform/without-contacts.ts';
import * as queries from './outbox.queries.ts';

const deliverJob = 'outbox/deliver';

interface OutboxOptions {
  readonly db: Database;
  /** Undefined where no email may be sent. Messages are then kept for reading. */
  readonly sendMail: SendMail | undefined;
  readonly sendWhatsApp?: SendText | undefined;
  readonly keepUnsendable: boolean;
}

type QueuedMessage = NonNullable<Awaited<ReturnType<typeof queries.findQueued>>>;

export function createOutbox({ db, sendMail, sendWhatsApp, keepUnsendable }: OutboxOptions) {
  /** Undefined when no provider is set up for the channel. */
  const providerFor = ({ id, channel, recipient, subject, text, html }: QueuedMessage) => {
    const content = { id: `outbox-${id}`, to: recipient, text };
    if (channel === 'mail' && sendMail) {
      return () => sendMail({ ...content, subject: subject ?? '', ...(html !== null && { html }) });
    }
    return channel === 'whatsapp' && sendWhatsApp ? () => sendWhatsApp(content) : undefined;
  };

  const send = async (message: QueuedMessage) => {
    const deliver = providerFor(message);
    if (deliver) {
      await deliver();
      return queries.markSent(db, message.id);
    }
    if (!keepUnsendable) throw new Error(`There is no provider for ${message.channel}`);
    return queries.markKept(db, message.id);
  };

  return {
    /** Uses the caller's transaction, so the message is sent only if its cause is committed. */
    async queue(trx: Database, message: queries.NewMessage): Promise<void> {
      const id = await queries.insertMessage(trx, message);
      if (id !== undefined)
        await addJob(trx, { name: deliverJob, payload: { id }, key: `${deliverJob}:${id}` });
    },
    list: (page: { page: number; limit: number }) => queries.listMessages(db, page),
    jobs: [
      job({
        name: deliverJob,
        payload: z.object({ id: z.number() }),
        run: async ({ id }, { isLastAttempt }) => {
          const message = await queries.findQueued(db, id);
          if (!message) return;
          try {
            await send(message);
          } catch (error) {
            const reason = errorWithoutContacts(error).message;
            const isPermanent = error instanceof PermanentRejectionError;
            await queries.markFailing(db, id, reason, isPermanent || isLastAttempt);
            if (!isPermanent) throw error;
          }
        },
      }),
    ],
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
