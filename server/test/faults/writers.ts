import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Person } from '../storm/people.ts';

export interface Written {
  /** What the server said it took. */
  readonly acknowledged: string[];
  /** How often it could not be reached, or broke off in the middle of an answer. */
  unanswered: number;
  /** Answers that ask to come again, as they should be. */
  unavailable: number;
  /** Whatever else went wrong, in its own words. */
  readonly wrong: string[];
}

const isProper503 = ({ status, headers }: Response) =>
  status === 503 &&
  Number(headers.get('retry-after')) > 0 &&
  headers.get('content-type')?.includes('application/problem+json') === true;

/** People who write messages to each other, without a pause and whatever happens, until they are stopped. */
export function startWriters(url: string, people: readonly Person[]) {
  const written: Written = { acknowledged: [], unanswered: 0, unavailable: 0, wrong: [] };
  let isStopped = false;

  const note = async (response: Response, client_id: string) => {
    const text = await response.text();
    if (response.ok) written.acknowledged.push(client_id);
    else if (isProper503(response)) written.unavailable += 1;
    else if (response.status !== 429) written.wrong.push(`${response.status} ${text}`);
    return response.ok;
  };

  const writeOnce = async ({ token, conversations }: Person) => {
    const client_id = randomUUID();
    try {
      const response = await fetch(`${url}/v1/weavy-message`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ appId: conversations[0], client_id, text: `Message ${client_id}` }),
        signal: AbortSignal.timeout(40_000),
      });
      return await note(response, client_id);
    } catch {
      written.unanswered += 1;
      return false;
    }
  };

  const write = async (person: Person) => {
    while (!isStopped) await pause((await writeOnce(person)) ? 250 : 100);
  };
  const writing = Promise.all(people.map(write));
  return {
    written,
    /** Resolves once so many more have been taken. */
    async more(count: number) {
      const enough = written.acknowledged.length + count;
      while (written.acknowledged.length < enough) await pause(20);
    },
    async stop() {
      isStopped = true;
      await writing;
    },
  };
}

/** What was acknowledged and is not there. */
export async function findLost(pool: pg.Pool, { acknowledged }: Written): Promise<string[]> {
  const { rows } = await pool.query<{ lost: string }>(
    `select asked::text as lost from unnest($1::uuid[]) asked
     where not exists (select from message where client_id = asked)`,
    [acknowledged],
  );
  return rows.map(({ lost }) => lost);
}

const dueJobs = `select count(*)::int as due from graphile_worker.jobs
  where run_at < now() and attempts < max_attempts`;

/** Whether everything there was to do after the answers gets done by itself: false once nothing moves any more. */
export async function areJobsDone(pool: pg.Pool, standstillMs: number): Promise<boolean> {
  let [fewest, movedAt] = [Number.POSITIVE_INFINITY, Date.now()];
  for (;;) {
    const due = (await pool.query<{ due: number }>(dueJobs)).rows[0]?.due ?? 0;
    if (due === 0) return true;
    if (due < fewest) [fewest, movedAt] = [due, Date.now()];
    else if (Date.now() - movedAt > standstillMs) return false;
    await pause(200);
  }
}
