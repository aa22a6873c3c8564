import type { ContactKind } from './contact.queries.ts';

/** A received request from any of the forms. */
export interface ReceivedRequest {
  readonly kind: ContactKind;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly mobile?: string | undefined;
  readonly company?: string | undefined;
  readonly website?: string | undefined;
  readonly subject?: string | undefined;
  readonly topic?: string | undefined;
  readonly page?: string | undefined;
  readonly accountId: number | null;
}
