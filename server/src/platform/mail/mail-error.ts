/** What is worth knowing of a mail server's refusal. Its own words repeat the address, so they end here. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

const textOf = (error: object, name: string) => {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export function toMailError(error: unknown): MailError {
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
