import pino, { type DestinationStream, type LogFn } from 'pino';
import { describeError, withoutContacts } from './without-contacts.ts';

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Class instances are left to their serializers. */
const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutContacts(value);
  if (Array.isArray(value)) return value.map(cleaned);
  return typeof value === 'object' && value !== null && isPlain(value) ? cleanedFacts(value) : value;
};
const cleanedFacts = (facts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, cleaned(value)]));

const errorIn = (facts: unknown) => {
  if (facts instanceof Error) return facts;
  return typeof facts === 'object' && facts !== null && 'err' in facts && facts.err instanceof Error
    ? facts.err
    : undefined;
};

/** Without a message, the error's own is used. */
const withMessage = ([facts, words, ...rest]: Parameters<LogFn>): Parameters<LogFn> => {
  const error = errorIn(facts);
  const said = words ?? error?.message;
  const named = facts instanceof Error ? { err: facts } : cleaned(facts);
  return said === undefined ? [named] : [named, withoutContacts(said), ...rest.map(cleaned)];
};

/** Logs hold no tokens, codes, numbers or addresses, so headers and queries are left out. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      hooks: {
        logMethod(args, method) {
          method.apply(this, withMessage(args));
        },
      },
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
        }),
        err: (error: unknown) => describeError(error),
      },
    },
    destination,
  );

export type Log = ReturnType<typeof createLog>;
