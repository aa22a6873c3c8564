import type { ClientField } from '@callboard/contract/casting/client-links';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** What can be changed later. */
export interface LinkWords {
  readonly for_name?: string | null;
  readonly message?: string | null;
  readonly fields?: readonly ClientField[];
  readonly shows_reels?: boolean;
  readonly shows_notes?: boolean;
  readonly shows_line_up?: boolean;
  readonly expires_at?: Date;
  readonly passcode_hash?: string | null;
}

export interface NewLink extends LinkWords {
  readonly public_id: string;
  readonly project_id: number;
  readonly character_id: number | null;
  readonly is_chosen: boolean;
  readonly scenario_ids: readonly number[];
  readonly face_key: Buffer;
  readonly created_by: number;
  readonly client_id: string | null;
  readonly expires_at: Date;
}

const toColumns = ({ fields, passcode_hash, ...words }: LinkWords) => ({
  ...words,
  ...(fields && { fields: [...new Set(fields)] }),
  ...(passcode_hash !== undefined && {
    passcode_hash,
    passcode_set_at: passcode_hash === null ? null : sql<Date>`clock_timestamp()`,
  }),
});

/** Undefined when this device has made it already. */
export const insertLink = async (
  trx: Database,
  {
    scenario_ids,
    face_key,
    public_id,
    project_id,
    character_id,
    is_chosen,
    created_by,
    client_id,
    ...words
  }: NewLink,
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('client_link')
    .values({
      ...toColumns(words),
      expires_at: words.expires_at,
      public_id,
      project_id,
      character_id,
      is_chosen,
      created_by,
      client_id,
      face_key,
      scenario_ids: [...scenario_ids],
    })
    .onConflict((conflict) => conflict.columns(['created_by', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const insertChosen = async (trx: Database, linkId: number, talentIds: readonly number[]) => {
  await sql`
    insert into client_link_talent (link_id, talent_id)
    select ${linkId}, chosen from unnest(${[...talentIds]}::int[]) chosen`.execute(trx);
};

export const updateLink = async (trx: Database, id: number, words: LinkWords) => {
  const columns = toColumns(words);
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('client_link').set(columns).where('id', '=', id).execute();
};

export const markRevoked = (trx: Database, id: number) =>
  trx.updateTable('client_link').set({ revoked_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** When the replies began that are told of together: now, unless others came a little while ago. */
export const startTelling = async (trx: Database, id: number, minutes: number): Promise<Date> => {
  const { rows } = await sql<{ announced_at: Date }>`
    update client_link set announced_at = case
      when announced_at > now() - make_interval(mins => ${minutes}) then announced_at else now() end
    where id = ${id} returning announced_at`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The link was locked and is gone');
  return row.announced_at;
};
