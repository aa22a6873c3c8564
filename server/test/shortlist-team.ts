import type { InjectOptions } from 'fastify';
import type { TestApp } from './app.ts';
import { createTeam } from './character-team.ts';
import { createTalent } from './factories.ts';

type Headers = Record<string, string>;
type Method = NonNullable<InjectOptions['method']>;

export interface Entry {
  readonly id: number;
  readonly user_id: number;
  readonly charcter_id: number;
  readonly note: string | null;
  readonly rating: number | null;
  readonly revision: number;
}

/** Calls about shortlists, and a team with three talents on the list of its character. */
export function shortlistCalls(testApp: () => TestApp) {
  const send = (method: Method, url: string, headers: Headers, payload?: object) =>
    testApp().app.inject({
      method,
      url: `/v1/recruiter-character-shortlists${url}`,
      headers,
      ...(payload && { payload }),
    });

  /** In this order. */
  const filled = async (note?: string) => {
    const team = await createTeam(testApp());
    const talents: number[] = [];
    for (let made = 0; made < 3; made += 1) talents.push((await createTalent(testApp().db)).id);
    const { headers } = team.owner;
    const body = { charcter_id: team.characterId, user_id: talents, ...(note && { note }) };
    const { results } = (await send('POST', '', headers, body)).json<{ results: Entry[] }>();
    return { ...team, headers, talents, ids: results.map(({ id }) => id) };
  };

  const freeze = (id: number) =>
    testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [id]);
  const hide = (id: number) =>
    testApp().pool.query('update talent set show_to_recruiters = false where account_id = $1', [id]);
  const close = (id: number) =>
    testApp().pool.query('update account set closed_at = now() where id = $1', [id]);
  return { send, filled, freeze, hide, close };
}
export type FilledTeam = Awaited<ReturnType<ReturnType<typeof shortlistCalls>['filled']>>;
