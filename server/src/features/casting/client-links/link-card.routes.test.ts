import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createLink, createShortlistedTeam, shareIdOf } from '../../../../test/client-links.ts';

const testApp = useTestApp();

const look = (shareId: string) => testApp().app.inject({ url: `/cards/shortlist/${shareId}.jpg` });

describe('GET /cards/shortlist/{shareId}.jpg', () => {
  test('draws the character, and says nothing once there is a passcode', async () => {
    const team = await createShortlistedTeam(testApp());
    const linkTo = (changes: object) =>
      createLink(testApp(), team.owner, team.projectId, { charcter_id: team.characterId, ...changes });
    const open = await look(shareIdOf(await linkTo({})));
    expect(open.statusCode).toBe(200);
    expect(open.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-robots-tag': 'noindex' });
    expect(await sharp(open.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    const first = await look(shareIdOf(await linkTo({ passcode: 'curtain' })));
    const other = await look(shareIdOf(await linkTo({ passcode: 'call' })));
    expect(first.headers.etag).not.toBe(open.headers.etag);
    expect(first.headers.etag).toBe(other.headers.etag);
  });

  test.each(['nobody-ever-made-this-link', 'short', '..%2f..%2fetc'])('knows no %s', async (shareId) => {
    expect((await look(shareId)).statusCode).toBe(404);
  });
});
