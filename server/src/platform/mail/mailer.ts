import nodemailer from 'nodemailer';

/** Says why a mail server rejected an email, without its own text, which repeats the address. */
class MailError extends Error {
  override readonly name = 'MailError';
}

const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

const textOf = (error: object, name: string) => {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

function toMailError(error: unknown): MailError {
  const facts = typeof error === 'object' && error !== null ? error : {};
  const step = textOf(facts, 'command').split(' ').slice(0, 2).join(' ');
  const at = /^[A-Z ]+$/.test(step) ? ` at ${step}` : '';
  const status = /^[45]\d\d$/.exec(textOf(facts, 'responseCode'))?.[0];
  if (status !== undefined) {
    const detail = enhanced.exec(textOf(facts, 'response'))?.[1];
    return new MailError(`The mail server refused it (${[status, detail].filter(Boolean).join(' ')}${at})`);
  }
  const code = /^[A-Z_]+$/.exec(textOf(facts, 'code'))?.[0] ?? 'no answer';
  return new MailError(`The mail server was not reached (${code}${at})`);
}

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends by SMTP. The message id is ours, so an email sent twice after a crash shows up once. */
export function createMailer(smtpUrl: string, from: string): { send: SendMail; close: () => void } {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  // The sender gets the error as well; without a listener it would end the process.
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
