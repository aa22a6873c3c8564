import type pg from 'pg';
import type { Browser } from './browser.ts';
import { type Told, toldOfEvents } from './message-storm.ts';

interface Kept {
  readonly conversation_id: number;
  readonly client_ids: readonly string[];
}

const sameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

const faultsOf = (
  { person, shown, troubles }: Browser,
  kept: Map<number, readonly string[]>,
  events: number,
) => {
  const faults = troubles.map((trouble) => `Person ${person.id} met ${trouble}`);
  for (const id of person.conversations) {
    const messages = shown.messages.get(id) ?? [];
    if (
      !sameList(
        messages.map(({ client_id }) => client_id),
        kept.get(id) ?? [],
      )
    )
      faults.push(`Person ${person.id} saw ${messages.length} messages of ${id}, or not in their order`);
    if (messages.some(({ seq }, at) => seq !== at + 1))
      faults.push(`Person ${person.id} saw places of ${id} out of order`);
  }
  const ofEvents = toldOfEvents(shown.notifications);
  if (ofEvents.length !== events)
    faults.push(`Person ${person.id} was told ${ofEvents.length} times of ${events} events`);
  if (shown.notifications.some(({ seq }, at) => seq !== at + 1))
    faults.push(`Person ${person.id} was told something twice, or out of order`);
  return faults;
};

/** What was lost, came twice or came out of order: in the database, and in front of anybody. */
export async function findFaults(pool: pg.Pool, told: Told): Promise<string[]> {
  const { rows } = await pool.query<Kept>(
    `select conversation_id, array_agg(client_id::text order by seq) as client_ids
     from message group by 1 order by 1`,
  );
  const kept = new Map(rows.map(({ conversation_id, client_ids }) => [conversation_id, client_ids]));
  const faults: string[] = [];
  for (const [id, sent] of told.sent) {
    if (!sameList([...sent].sort(), [...(kept.get(id) ?? [])].sort()))
      faults.push(`Conversation ${id} holds ${kept.get(id)?.length} messages of ${sent.length} sent`);
  }
  const untold = await pool.query(
    `select account_id, conversation_id from conversation_waiting waiting where not exists (
       select from notification where notification.account_id = waiting.account_id
         and cause = 'message:' || conversation_id || ':' || first_seq)`,
  );
  for (const { account_id, conversation_id } of untold.rows)
    faults.push(`Person ${account_id} was not told that ${conversation_id} waits`);
  for (const browser of told.browsers)
    faults.push(...faultsOf(browser, kept, told.events.get(browser.person.id) ?? 0));
  return faults;
}
