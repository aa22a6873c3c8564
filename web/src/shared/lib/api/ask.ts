import type { Question } from './question.ts';

/** The server answered, but not with what was asked for. */
export class RefusedQuestionError extends Error {
  override readonly name = 'RefusedQuestionError';
  constructor(readonly status: number) {
    super(`Unexpected answer with status ${status}`);
  }
}

/** A name that can be no name of a page is refused as bad input: to the reader it is missing all the same. */
const meansMissing = (status: number): boolean => status === 404 || status === 400;

/** The answer as the contract types it, or null where there may be none. */
export const answerTo = (question: Question, status: number, body: unknown): unknown => {
  if (question.mayBeMissing && meansMissing(status)) return null;
  if (status !== 200) throw new RefusedQuestionError(status);
  return body;
};

/** Asks in the browser, without the contract's client and the schemas that it carries; as a guest, if not told who sends. */
export async function ask<Answer>(
  question: Question,
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<Answer> {
  const response = await send(question.url, { signal, headers: { accept: 'application/json' } });
  const body: unknown = await response.json().catch(() => undefined);
  // The server has checked its answer against the schema that the caller's type comes from.
  return answerTo(question, response.status, body) as Answer;
}
