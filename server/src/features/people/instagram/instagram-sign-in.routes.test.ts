import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { startInstagram } from '../../../../test/instagram-server.ts';
import { newEmail } from '../../../../test/visitor.ts';

let instagram: Awaited<ReturnType<typeof startInstagram>>;
let testApp: TestApp;
beforeAll(async () => {
  instagram = await startInstagram();
  testApp = await createTestApp({ instagram: instagram.settings });
});
afterAll(async () => {
  await testApp.close();
  await instagram.stop();
});

test('an Instagram account that was linked without proof opens nothing', async () => {
  const talent = await createTalent(testApp.db);
  const user = { user_id: '17841400000000451', username: 'borrowed' };
  const linked = await testApp.app.inject({
    method: 'POST',
    url: '/v1/user/insta-access-token',
    headers: await testApp.as(talent),
    payload: { code: instagram.agree(user) },
  });
  expect(linked.json()).toMatchObject({ handle: 'borrowed' });
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/v1/talenter',
    payload: {
      provider: 'instagram',
      code: instagram.agree(user),
      first_name: 'Mallory',
      email: newEmail(),
    },
  });
  expect(response.json()).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(response.cookies).toEqual([]);
});
