import { ContactRequest } from '@callboard/contract/site/content';
import type { Selectable } from 'kysely';
import type { ContactRequest as ContactRow } from '../../../platform/db/database.gen.ts';
import type { NewContactRow } from './contact.queries.ts';
import type { ReceivedRequest } from './received-request.ts';

export const toContactRow = ({ accountId, ...received }: ReceivedRequest): NewContactRow => ({
  kind: received.kind,
  reference: received.reference,
  name: received.name,
  email: received.email,
  message: received.message,
  mobile: received.mobile ?? null,
  company: received.company ?? null,
  website: received.website ?? null,
  subject: received.subject ?? null,
  topic: received.topic ?? null,
  page: received.page ?? null,
  account_id: accountId,
});

export const toContactRequest = ({ account_id, created_at, handled_at, ...row }: Selectable<ContactRow>) =>
  ContactRequest.parse({
    ...row,
    user_id: account_id,
    created_at: created_at.toISOString(),
    handled_at: handled_at?.toISOString() ?? null,
  });
