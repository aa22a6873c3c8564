const rules: readonly [what: RegExp, instead: string][] = [
  // Package paths contain an @ too, and are useful for debugging.
  [
    /(?:"[^"\n]{1,64}"|[^\s<>"(),;:@\\]{1,128})(?:(?<!node_modules\/)@|%40)[^\s<>"'(),;:/@\\]+/giu,
    '[address]',
  ],
  [/(?:\+|%2B|\b00)\d(?:[\s().-]?\d){6,14}(?!\d)/gi, '[number]'],
  // An Indian mobile number, with or without country code.
  [/(?<![\w.:-])(?:0|91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\w)/g, '[number]'],
];

/** External servers repeat recipients in their errors. Contacts are removed before we store or log them. */
export const withoutContacts = (text: string): string =>
  rules.reduce((words, [what, instead]) => words.replace(what, instead), text);

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);

/** The loggable part of an error. Other properties may contain rows or parameters. */
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

/** The same as an error object. */
export function errorWithoutContacts(error: unknown): Error {
  const cleaned = new Error(withoutContacts(error instanceof Error ? error.message : String(error)));
  if (error instanceof Error) {
    cleaned.name = error.name;
    cleaned.stack = withoutContacts(error.stack ?? '');
  }
  return cleaned;
}
