import type { Insertable } from 'kysely';
import type { ContactRequest } from '../../../platform/db/database.gen.ts';
import type { Database } from '../../../platform/db/database.ts';

export type NewContactRow = Omit<Insertable<ContactRequest>, 'created_at' | 'handled_at' | 'id'>;
export type ContactKind = 'contact' | 'company' | 'support' | 'lead';

/** Undefined when the reference is taken. */
export const insertContactRequest = async (db: Database, row: NewContactRow) => {
  const stored = await db
    .insertInto('contact_request')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('created_at')
    .executeTakeFirst();
  return stored?.created_at;
};

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly kind?: ContactKind | undefined;
}

export const listContactRequests = async (db: Database, { page, limit, kind }: Wanted) => {
  const wanted = db
    .selectFrom('contact_request')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''));
  const rows = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await wanted
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};
