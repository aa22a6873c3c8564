import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createAccessTokens } from '../../src/features/accounts/sessions/index.ts';
import { testSecret } from '../secret.ts';

export interface Person {
  readonly id: number;
  readonly kind: 'talent' | 'recruiter';
  readonly token: string;
  readonly conversations: number[];
}

const addAccounts = async (pool: pg.Pool, kind: Person['kind'], many: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into account (kind, first_name, last_name, email, email_verified_at)
     select $1, 'Person', n::text, $1 || '-' || n || '-' || $3 || '@callboard.test', now()
     from generate_series(1, $2::int) n returning id`,
    [kind, many, randomUUID()],
  );
  return rows.map(({ id }) => id);
};

const signIn = async (pool: pg.Pool, kind: Person['kind'], id: number): Promise<Person> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into session (account_id, user_agent, expires_at) values ($1, 'Storm', now() + interval '1 day')
     returning id`,
    [id],
  );
  const sessionId = rows[0]?.id ?? '';
  const { token } = await createAccessTokens(testSecret).sign({ accountId: id, sessionId, kind });
  return { id, kind, token, conversations: [] };
};

/** Recruiters and as many talents; each recruiter has unlocked a few and has a conversation with each of them. */
export async function addPeople(pool: pg.Pool, pairs: number, talksOfEach: number): Promise<Person[]> {
  const recruiters = await addAccounts(pool, 'recruiter', pairs);
  const talents = await addAccounts(pool, 'talent', pairs);
  await pool.query("insert into recruiter (account_id, company) select unnest($1::int[]), 'Storm Casting'", [
    recruiters,
  ]);
  await pool.query('insert into talent (account_id, completed_at) select unnest($1::int[]), now()', [
    talents,
  ]);
  const people = new Map<number, Person>();
  for (const id of recruiters) people.set(id, await signIn(pool, 'recruiter', id));
  for (const id of talents) people.set(id, await signIn(pool, 'talent', id));
  const links = recruiters.flatMap((recruiter, at) =>
    Array.from({ length: talksOfEach }, (_, step) => ({
      recruiter,
      talent: talents[(at + step * 7) % pairs] ?? 0,
    })),
  );
  for (const { recruiter, talent } of links) {
    await pool.query('insert into unlock (recruiter_id, talent_id) values ($1, $2) on conflict do nothing', [
      recruiter,
      talent,
    ]);
    const { rows } = await pool.query<{ id: number }>(
      'insert into conversation (recruiter_id, talent_id) values ($1, $2) returning id',
      [recruiter, talent],
    );
    for (const id of [recruiter, talent]) people.get(id)?.conversations.push(rows[0]?.id ?? 0);
  }
  return [...people.values()];
}
