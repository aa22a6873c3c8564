import type { z } from 'zod';

/** What a value becomes in the request: body entries (none: nothing to send), or why it is invalid. */
export type WriteResult =
  | { readonly body: Readonly<Record<string, unknown>>; readonly fieldError?: undefined }
  | { readonly body?: undefined; readonly fieldError: string };

/** One thing a person edits. Its value is what the control shows, which may not be valid yet. */
export interface Field<S extends string, T> {
  /** Fields of one section are sent in one request. */
  readonly section: S;
  /** Reads a value from drafts or from another tab. */
  readonly draftSchema: z.ZodType<T>;
  readonly write: (value: T) => WriteResult;
}

export type Fields<S extends string, V> = { readonly [K in keyof V]: Field<S, V[K]> };

/** The state of a field as the page shows it. The same object until something changes. */
export interface FieldState<T> {
  readonly value: T;
  /** Why it was not sent or not accepted. The text stays. */
  readonly fieldError: string | undefined;
  /** The error came from the server, for a value that passed our own check. */
  readonly isServerError: boolean;
  readonly isUnsent: boolean;
  /** Another tab has just changed it. */
  readonly isFromOtherTab: boolean;
}
