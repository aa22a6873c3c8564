import { type Browser, type Page, test } from '@playwright/test';
import { askDatabase } from '../server/test/system/callboard-process.ts';
import { home, port } from './server-under-test.ts';
import { demo, signIn } from './sign-in.ts';

interface Member {
  id: number;
  email: `${string}@${string}`;
  name: string;
  firstName: string;
  publicId: string;
}

export interface Pair {
  recruiter: Member;
  talent: Member;
}

const origin = `http://localhost:${port}`;
const isPhone = () => test.info().project.name === 'phone';

/** Somebody of the cast who did nothing else so far, with the password of the demo. */
async function memberOf(kind: 'talent' | 'recruiter', place: number): Promise<Member> {
  const table = kind === 'talent' ? 'talent' : 'recruiter';
  const isReady = kind === 'talent' ? 'completed_at is not null' : 'verified_at is not null';
  const [row] = await askDatabase<Member>(
    home,
    `update account set password_hash = (select password_hash from account where email = '${demo.talent}')
     where id = (select account_id from ${table} join account on account.id = account_id
       where ${isReady} and email <> all('{${Object.values(demo).join()}}') order by account_id offset ${place} limit 1)
     returning id, email, first_name || ' ' || last_name as name, first_name as "firstName", public_id as "publicId"`,
  );
  if (!row) throw new Error(`There is no ${kind} number ${place}`);
  return row;
}

/** A recruiter and a talent of their own for one journey; she has unlocked the talent, and nothing was said. */
export async function pair(place: number): Promise<Pair> {
  const own = 2 * place + Number(isPhone());
  const recruiter = await memberOf('recruiter', 4 + own);
  const talent = await memberOf('talent', 25 + own);
  await askDatabase(
    home,
    `insert into unlock (recruiter_id, talent_id) values (${recruiter.id}, ${talent.id}) on conflict do nothing`,
  );
  await askDatabase(
    home,
    `delete from conversation where recruiter_id = ${recruiter.id} and talent_id = ${talent.id}`,
  );
  // The demo may have left something unread for either.
  await askDatabase(
    home,
    `delete from conversation_waiting where account_id in (${recruiter.id}, ${talent.id})`,
  );
  return { recruiter, talent };
}

/** The other one's browser. */
export async function elsewhere(browser: Browser, { email }: Pick<Member, 'email'>): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    isMobile: false,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  await signIn(page, email);
  return page;
}

/** One conversation of the two, with these words of the recruiter in it. */
export async function talkOf({ recruiter, talent }: Pair, words: readonly string[]): Promise<number> {
  const [talk] = await askDatabase<{ id: number }>(
    home,
    `insert into conversation (recruiter_id, talent_id) values (${recruiter.id}, ${talent.id}) returning id`,
  );
  if (!talk) throw new Error('The conversation was not written');
  for (const text of words) {
    await askDatabase(
      home,
      `insert into message (conversation_id, sender_id, client_id, text)
       values (${talk.id}, ${recruiter.id}, gen_random_uuid(), '${text}')`,
    );
  }
  return talk.id;
}

/** Every word that was said between the two, in its order. */
export async function said(talk: number): Promise<string[]> {
  const rows = await askDatabase<{ text: string }>(
    home,
    `select text from message where conversation_id = ${talk} order by seq`,
  );
  return rows.map(({ text }) => text);
}
