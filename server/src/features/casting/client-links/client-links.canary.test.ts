import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  createLink,
  createShortlistedTeam,
  openLink,
  pageUrl,
  sayOfFaces,
  shareIdOf,
  shortlist,
  showsEverything,
  visit,
} from '../../../../test/client-links.ts';
import { createFullTalent, unlock } from '../../../../test/full-talent.ts';

const lines: string[] = [];
let watched: TestApp;
beforeAll(async () => {
  watched = await createTestApp({
    logger: pino({ level: 'trace' }, { write: (line) => lines.push(line) }),
  });
});
afterAll(() => watched.close());

const teamTitle = 'Untitled Platform Thriller';
const teamNote = 'Nobody over forty, the channel said';
const documentTitle = 'Shoot plan of the second unit';

/** Someone whose every secret would be read if it left the server, on a shortlist with words of the team. */
const createCanary = async () => {
  const team = await createShortlistedTeam(watched, {
    project: { team_title: teamTitle },
    character: { team_note: teamNote, works_from: '2099-01-05', works_to: '2099-01-14' },
  });
  const talent = await createFullTalent(watched.db);
  const { surname, mobile, email } = talent.secrets;
  const note = `${surname} is on ${mobile} or ${email}. Stubborn in the second take.`;
  await shortlist(watched, team.characterId, [talent.id], note);
  await unlock(watched.db, team.owner, talent);
  await watched.db
    .insertInto('project_document')
    .values({ project_id: team.projectId, kind: 'other', title: documentTitle, audience: 'team' })
    .execute();
  await watched.db
    .insertInto('talent_note')
    .values({ recruiter_id: team.owner.id, talent_id: talent.id, note: 'Private: late twice' })
    .execute();
  return { ...team, talent };
};
type Canary = Awaited<ReturnType<typeof createCanary>>;

/** Every answer a client can have of a link, before and after it ends. */
const readEverything = async ({ owner, projectId, characterId }: Canary, shows: object) => {
  const seen: string[] = [];
  for (const of of [{}, { charcter_id: characterId }]) {
    const link = await createLink(watched, owner, projectId, { ...of, shows });
    const visitor = await visit(watched, link, 'Arvind Sathe');
    const ask = async (url: string) => {
      const { body, headers } = await watched.app.inject({ url });
      seen.push(body, JSON.stringify(headers));
    };
    await ask(pageUrl(link));
    await ask(pageUrl(link, visitor));
    seen.push((await sayOfFaces(watched, link, { visitor, said: [{ answer: 'yes' }] })).body);
    seen.push((await openLink(watched, link)).body);
    await watched.app.inject({
      method: 'DELETE',
      url: `/v1/client-links/${link.id}`,
      headers: owner.headers,
    });
    await ask(pageUrl(link, visitor));
    await ask(`/share-short-list/${shareIdOf(link)}`);
  }
  return seen.join('\n');
};

const privateWords = [teamTitle, teamNote, documentTitle, 'Private: late twice'];

test('clients read no contact data, surname, internal title or team note, whatever is shown', async () => {
  const canary = await createCanary();
  const seen = await readEverything(canary, showsEverything);
  const leaks = Object.entries(canary.talent.secrets).filter(([, secret]) => seen.includes(secret));
  expect(leaks).toEqual([]);
  expect(privateWords.filter((words) => seen.includes(words))).toEqual([]);
  expect(seen).not.toContain(canary.talent.public_id);
  // The search finds what is there.
  expect(seen).toContain('Stubborn in the second take');
});

test('notes that were not chosen are in no answer', async () => {
  const canary = await createCanary();
  const seen = await readEverything(canary, { ...showsEverything, notes: false });
  expect(seen).not.toContain('Stubborn');
});

test('tokens, passcodes and names of clients are in no log, mail, job or event', async () => {
  const { owner, projectId, characterId } = await createCanary();
  const passcode = 'Quillfeather 77';
  const link = await createLink(watched, owner, projectId, { charcter_id: characterId, passcode });
  const opened = await openLink(watched, link, { name: 'Zubin Quarterman', passcode });
  const { visitor } = opened.json();
  await watched.app.inject({ url: pageUrl(link, visitor) });
  await watched.app.inject({ url: pageUrl(link, 'A'.repeat(32)) });
  await watched.drain();
  const mails = await watched.db.selectFrom('outbox_message').select(['subject', 'text', 'html']).execute();
  const events = await watched.db.selectFrom('event_log').selectAll().execute();
  const visitors = await watched.db.selectFrom('client_visitor').select('token_hash').execute();
  const written = JSON.stringify({ mails, events, visitors }) + lines.join('\n');
  for (const secret of [visitor, passcode, 'Zubin Quarterman']) expect(written).not.toContain(secret);
});
