const rules: readonly [what: RegExp, instead: string][] = [
  // Paths of packages have an @ as well, and tell where the fault is.
  [
    /(?:"[^"\n]{1,64}"|[^\s<>"(),;:@\\]{1,128})(?:(?<!node_modules\/)@|%40)[^\s<>"'(),;:/@\\]+/giu,
    '[address]',
  ],
  [/(?:\+|%2B|\b00)\d(?:[\s().-]?\d){6,14}(?!\d)/gi, '[number]'],
  // A mobile number of India, with or without its country.
  [/(?<![\w.:-])(?:0|91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\w)/g, '[number]'],
];

/** Servers elsewhere repeat in their answers whom we wrote to. What we keep or log of it names nobody. */
export const withoutContacts = (text: string): string =>
  rules.reduce((words, [what, instead]) => words.replace(what, instead), text);

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);

/** What a log may hold of an error. Its other properties hold rows, answers and parameters. */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: withoutContacts(String(error)) };
  const code = codeOf(error);
  return {
    type: error.name,
    message: withoutContacts(error.message),
    stack: withoutContacts(error.stack ?? ''),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The same error for those who write its words down. */
export function errorWithoutContacts(error: unknown): Error {
  const cleaned = new Error(withoutContacts(error instanceof Error ? error.message : String(error)));
  if (error instanceof Error) {
    cleaned.name = error.name;
    cleaned.stack = withoutContacts(error.stack ?? '');
  }
  return cleaned;
}
