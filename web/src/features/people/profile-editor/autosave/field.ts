import type { z } from 'zod';

/** What a value becomes on the wire: parts of a body (none: there is nothing to send), or why it cannot go. */
export type Written =
  | { readonly body: Readonly<Record<string, unknown>>; readonly fault?: undefined }
  | { readonly body?: undefined; readonly fault: string };

/** One thing a person edits. Its value is what stands in the control, which may be no valid answer yet. */
export interface Field<S extends string, T> {
  /** Fields of one section travel in one request. */
  readonly section: S;
  /** Reads back what was kept on this device, or what another tab has told. */
  readonly kept: z.ZodType<T>;
  readonly write: (value: T) => Written;
}

export type Fields<S extends string, V> = { readonly [K in keyof V]: Field<S, V[K]> };

/** How a field stands, as the page shows it. The same object until something about it changes. */
export interface FieldState<T> {
  readonly value: T;
  /** Why it was not sent, or why the server did not take it. The text stays. */
  readonly fault: string | undefined;
  /** The fault is the server's own word, on a value that looked well from here. */
  readonly isFaultOfServer: boolean;
  readonly isUnsent: boolean;
  /** Another tab has changed it a moment ago. */
  readonly isFromOtherTab: boolean;
}
