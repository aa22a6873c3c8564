import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  createLink,
  createShortlistedTeam,
  openLink,
  readPage,
  sayOfFaces,
  shareIdOf,
  visit,
} from '../../../../test/client-links.ts';
import { maxVisitors, passcodeLimits } from './visitors.service.ts';

const testApp = useTestApp();

const guarded = async (changes: object = { passcode: 'Rehearsal 7' }) => {
  const team = await createShortlistedTeam(testApp());
  const { owner, projectId, characterId } = team;
  const link = await createLink(testApp(), owner, projectId, { charcter_id: characterId, ...changes });
  return { ...team, link };
};

/** From an address of its own, so that the limits of one test are not those of the next. */
const tryFrom = (shareId: string, ip: string, payload: object) =>
  testApp().app.inject({
    method: 'POST',
    url: `/v1/client-pages/${shareId}/visitors`,
    remoteAddress: ip,
    payload: { name: 'Arvind', ...payload },
  });

describe('POST /v1/client-pages/{shareId}/visitors', () => {
  test('lets nobody in without the passcode, and says so', async () => {
    const { link } = await guarded();
    const page = await readPage(testApp(), link);
    expect(page).toMatchObject({ state: 'passcode', project_title: '', for_name: null, characters: [] });
    const missing = await openLink(testApp(), link, { name: 'Arvind' });
    expect([missing.statusCode, missing.json().errors]).toMatchObject([400, [{ field: 'passcode' }]]);
    const wrong = await openLink(testApp(), link, { name: 'Arvind', passcode: 'rehearsal 7' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'CODE_WRONG']);
    const right = await openLink(testApp(), link, { name: 'Arvind', passcode: ' Rehearsal 7 ' });
    expect(right.statusCode).toBe(201);
    expect((await readPage(testApp(), link, right.json().visitor)).state).toBe('open');
  });

  test('a passcode that is set later is asked for once more, and the answers stay', async () => {
    const { link, owner } = await guarded({});
    const visitor = await visit(testApp(), link);
    await sayOfFaces(testApp(), link, { visitor, said: [{ answer: 'yes' }], sent: false });
    await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/client-links/${link.id}`,
      headers: owner.headers,
      payload: { passcode: 'Rehearsal 8' },
    });
    expect((await readPage(testApp(), link, visitor)).state).toBe('passcode');
    const said = await sayOfFaces(testApp(), link, { visitor, said: [] });
    expect(said.json().code).toBe('UNAUTHENTICATED');
    const again = await openLink(testApp(), link, { name: 'Arvind S.', passcode: 'Rehearsal 8', visitor });
    const page = await readPage(testApp(), link, again.json().visitor);
    expect(page.visitor?.name).toBe('Arvind S.');
    expect(page.characters[0]?.faces[0]?.mine?.answer).toBe('yes');
    expect((await readPage(testApp(), link, visitor)).state).toBe('passcode');
  });

  test('wrong passcodes are limited for a link and network, all at once or one by one', async () => {
    const { link } = await guarded();
    const { max } = passcodeLimits.byNetworkOnLink;
    const tries = Array.from({ length: max + 5 }, (_, index) =>
      tryFrom(shareIdOf(link), '198.51.100.7', { passcode: `wrong ${index}` }),
    );
    const codes = (await Promise.all(tries)).map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(max);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
    const right = await tryFrom(shareIdOf(link), '198.51.100.7', { passcode: 'Rehearsal 7' });
    expect(right.json().code).toBe('RATE_LIMITED');
    const wait = Number(right.headers['retry-after']);
    expect(wait).toBeGreaterThan(passcodeLimits.byNetworkOnLink.seconds - 60);
    expect(wait).toBeLessThanOrEqual(passcodeLimits.byNetworkOnLink.seconds);
    expect(right.json().retry_after).toBe(wait);
    const elsewhere = await tryFrom(shareIdOf(link), '198.51.100.8', { passcode: 'Rehearsal 7' });
    expect(elsewhere.statusCode).toBe(201);
  });

  test('a crowd of networks guesses no more than a day’s tries on one link', async () => {
    const { link } = await guarded();
    const codes: string[] = [];
    for (let from = 0; from <= passcodeLimits.byLink.max; from += 1)
      codes.push((await tryFrom(shareIdOf(link), `203.0.113.${from}`, { passcode: 'guess' })).json().code);
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(passcodeLimits.byLink.max);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  test('who is told when to come back can try then: the longest of all waits is said', async () => {
    const { link } = await guarded();
    const tryAgain = (passcode: string) => tryFrom(shareIdOf(link), '198.51.100.11', { passcode });
    for (let from = 0; from < passcodeLimits.byLink.max - passcodeLimits.byNetworkOnLink.max; from += 1)
      await tryFrom(shareIdOf(link), `203.0.114.${from}`, { passcode: 'guess' });
    for (let time = 0; time < passcodeLimits.byNetworkOnLink.max; time += 1) await tryAgain('guess');
    const refused = (await tryAgain('Rehearsal 7')).json();
    expect(refused.code).toBe('RATE_LIMITED');
    expect(refused.retry_after).toBeGreaterThan(passcodeLimits.byLink.seconds - 60);
    await testApp().pool.query('update rate_limit set started_at = started_at - make_interval(secs => $1)', [
      refused.retry_after,
    ]);
    expect((await tryAgain('Rehearsal 7')).statusCode).toBe(201);
  });

  test('a link that 300 people opened takes nobody else, and says so; who was in stays in', async () => {
    const { link } = await guarded({});
    const visitor = await visit(testApp(), link);
    await testApp().pool.query(
      `insert into client_visitor (link_id, token_hash, name)
        select $1::int, format('visitor %s of %s', n, $1::int), 'Visitor' from generate_series(2, $2::int) n`,
      [link.id, maxVisitors],
    );
    expect((await openLink(testApp(), link)).json().code).toBe('CONFLICT');
    expect((await openLink(testApp(), link, { name: 'Arvind', visitor })).statusCode).toBe(201);
  });

  test('a right passcode counts for nothing', async () => {
    const { link } = await guarded();
    for (let time = 0; time <= passcodeLimits.byNetworkOnLink.max; time += 1)
      expect((await tryFrom(shareIdOf(link), '198.51.100.9', { passcode: 'Rehearsal 7' })).statusCode).toBe(
        201,
      );
  });

  test('400 without a name, 403 once the link has ended, 404 for one nobody made', async () => {
    const { link, owner } = await guarded({});
    expect((await openLink(testApp(), link, { name: '  ' })).statusCode).toBe(400);
    expect((await openLink(testApp(), link, { name: 'x'.repeat(81) })).statusCode).toBe(400);
    expect((await tryFrom('C'.repeat(32), '198.51.100.10', {})).statusCode).toBe(404);
    await testApp().app.inject({
      method: 'DELETE',
      url: `/v1/client-links/${link.id}`,
      headers: owner.headers,
    });
    expect((await openLink(testApp(), link)).json().code).toBe('LINK_EXPIRED');
  });
});
