import nodemailer from 'nodemailer';
import { toMailError } from './mail-error.ts';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends by SMTP. The message id is ours, so that a mail sent twice by a crash is seen as one. */
export function createMailer(smtpUrl: string, from: string): { send: SendMail; close: () => void } {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  // Who sends hears of it; without a listener it would end the process.
  transport.on('error', () => undefined);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => transport.close(),
  };
}
