import { guestNamespace } from '@callboard/contract/live';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import {
  createLink,
  createShortlistedTeam,
  inDays,
  sayOfFaces,
  shareIdOf,
  visit,
} from '../../../../test/client-links.ts';
import { joinTestDatabase } from '../../../../test/database.ts';
import {
  connectError,
  ended,
  join,
  openSocket,
  recordEvents,
  startServer,
  tokenFor,
} from '../../../../test/live.ts';
import { recordActivity } from '../project-access/index.ts';

const testApp = useTestApp();
let otherNode: TestApp;
let url: string;
let otherUrl: string;

beforeAll(async () => {
  otherNode = await createTestApp({}, {}, joinTestDatabase(testApp()));
  url = await startServer(testApp());
  otherUrl = await startServer(otherNode);
});
afterAll(() => otherNode.close());

const options = { path: '/live', transports: ['websocket'], forceNew: true, reconnection: false };
const openGuest = (auth: object, nodeUrl = url): Socket =>
  io(`${nodeUrl}${guestNamespace}`, { ...options, auth });

const joinAsGuest = async (share: string, visitor: string, nodeUrl = url) => {
  const guest = recordEvents(openGuest({ share, visitor }, nodeUrl));
  await new Promise<void>((resolve, reject) => {
    guest.socket.once('connect', resolve);
    guest.socket.once('connect_error', reject);
  });
  // What they are told on arrival.
  expect(await guest.next('client-link')).toEqual({ changed: true });
  return guest;
};

const refusal = (auth: object): Promise<string> => {
  const socket = openGuest(auth);
  return new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('none'));
    socket.once('connect_error', ({ message }) => resolve(message));
  }).finally(() => socket.disconnect());
};

const linked = async () => {
  const team = await createShortlistedTeam(testApp());
  const link = await createLink(testApp(), team.owner, team.projectId, { charcter_id: team.characterId });
  return { ...team, link, share: shareIdOf(link), visitor: await visit(testApp(), link) };
};

describe('the live channel of a client', () => {
  test('a revoked link stops on every page within a second, on every node', async () => {
    const { link, share, visitor, owner } = await linked();
    const pages = [await joinAsGuest(share, visitor), await joinAsGuest(share, visitor, otherUrl)];
    const over = pages.map(({ socket }) => ended(socket));
    const started = performance.now();
    await testApp().app.inject({
      method: 'DELETE',
      url: `/v1/client-links/${link.id}`,
      headers: owner.headers,
    });
    for (const page of pages) expect(await page.next('client-link')).toEqual({ gone: 'revoked' });
    await Promise.all(over);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(await refusal({ share, visitor })).toBe('LINK_EXPIRED');
  });

  test('a link that expires stops by itself, also when its end was moved', async () => {
    const { link, share, visitor, owner } = await linked();
    const page = await joinAsGuest(share, visitor);
    const expires_at = new Date(Date.now() + 1500).toISOString();
    await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/client-links/${link.id}`,
      headers: owner.headers,
      payload: { expires_at },
    });
    expect(await page.next('client-link')).toEqual({ changed: true });
    let news = await page.next('client-link');
    while (JSON.stringify(news) === '{"changed":true}') news = await page.next('client-link');
    expect(news).toEqual({ gone: 'expired' });
    expect(Date.now() - Date.parse(expires_at)).toBeLessThan(1000);
  });

  test('hears of its project and nothing else, whatever happens', async () => {
    const { share, visitor, owner, projectId } = await linked();
    const other = await linked();
    const [page, otherPage] = [
      await joinAsGuest(share, visitor),
      await joinAsGuest(other.share, other.visitor),
    ];
    const colleague = await join(url, await tokenFor(testApp(), owner));
    await recordActivity(testApp().db, { projectId, actorId: owner.id, kind: 'project_edited' });
    await testApp().pool.query("select tell_live('notification', $1)", [
      JSON.stringify({ account: owner.id, seq: 1 }),
    ]);
    expect(await colleague.next('notification')).toEqual({ user_id: owner.id, seq: 1 });
    expect(await page.next('client-link')).toEqual({ changed: true });
    await recordActivity(testApp().db, {
      projectId: other.projectId,
      actorId: other.owner.id,
      kind: 'project_edited',
    });
    expect(await otherPage.next('client-link')).toEqual({ changed: true });
    expect(page.received.map(({ event }) => event)).toEqual(['client-link', 'client-link']);
    expect(otherPage.received).toHaveLength(2);
    expect(colleague.received.map(({ event }) => event)).not.toContain('client-link');
    for (const one of [page, otherPage, colleague]) one.close();
  });

  test('hears when someone on the page hides, and when another client has sent theirs', async () => {
    const { link, share, visitor, talents } = await linked();
    const page = await joinAsGuest(share, visitor);
    await testApp()
      .db.updateTable('talent')
      .set({ show_to_recruiters: false })
      .where('account_id', '=', talents[0]?.id ?? 0)
      .execute();
    expect(await page.next('client-link')).toEqual({ changed: true });
    const ritika = await visit(testApp(), link, 'Ritika Sen');
    await sayOfFaces(testApp(), link, { visitor: ritika, said: [{ answer: 'yes' }] });
    expect(await page.next('client-link')).toEqual({ changed: true });
    page.close();
  });

  test('a page is cut with its project and with the owner’s account', async () => {
    const [closed, frozen] = [await linked(), await linked()];
    const pages = [
      await joinAsGuest(closed.share, closed.visitor),
      await joinAsGuest(frozen.share, frozen.visitor),
    ];
    const { db } = testApp();
    await db
      .updateTable('project')
      .set({ status: 'closed', closed_at: new Date() })
      .where('id', '=', closed.projectId)
      .execute();
    await recordActivity(db, { projectId: closed.projectId, actorId: null, kind: 'project_closed' });
    await db
      .updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', frozen.owner.id)
      .execute();
    for (const page of pages) expect(await page.next('client-link')).toEqual({ gone: 'revoked' });
  });

  test('whoever says something is cut off', async () => {
    const { share, visitor } = await linked();
    const page = await joinAsGuest(share, visitor);
    const over = ended(page.socket);
    page.socket.emit('typing', { appId: 1 });
    expect(await over).toBe('transport close');
  });

  test('opens to nobody else: not to who has only the link, another link’s visitor, or the channel of members', async () => {
    const { share, visitor } = await linked();
    const other = await linked();
    expect(await refusal({ share, visitor: other.visitor })).toBe('UNAUTHENTICATED');
    expect(await refusal({ share })).toBe('UNAUTHENTICATED');
    expect(await refusal({})).toBe('UNAUTHENTICATED');
    expect(await refusal({ share: ['x'], visitor: { a: 1 } })).toBe('UNAUTHENTICATED');
    expect(await connectError(url, undefined, { auth: { share, visitor } })).toBe('UNAUTHENTICATED');
    const foreign = openSocket(url, undefined, {
      reconnection: false,
      extraHeaders: { origin: 'https://evil.example' },
    });
    expect(
      await new Promise((resolve) => {
        foreign.once('connect', () => resolve('none'));
        foreign.once('connect_error', () => resolve('refused'));
      }),
    ).toBe('refused');
    foreign.disconnect();
  });

  test('an end that is weeks away is no end', async () => {
    const { link, share, visitor, owner } = await linked();
    const page = await joinAsGuest(share, visitor);
    await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/client-links/${link.id}`,
      headers: owner.headers,
      payload: { expires_at: inDays(80) },
    });
    expect(await page.next('client-link')).toEqual({ changed: true });
    expect(page.socket.connected).toBe(true);
    page.close();
  });
});
