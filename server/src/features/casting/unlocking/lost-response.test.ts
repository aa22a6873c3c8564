import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createTalent } from '../../../../test/factories.ts';
import { useUnlocking } from '../../../../test/unlocking.ts';

const { testApp, recruiterWith, entriesOf, unlocksOf } = useUnlocking();
const url = '/v1/recruiter-unlocked';

test('a retry after a lost response is charged once', async () => {
  const { app } = testApp();
  const { id, headers } = await recruiterWith(5);
  const talent = await createTalent(testApp().db);
  await app.ready();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const target = Number(new URL(address).port);
  /** Forwards the request and hangs up when the response arrives. */
  const line = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    client.pipe(server);
    server.once('data', () => client.destroy());
    client.on('error', () => undefined);
    client.on('close', () => server.destroy());
    server.on('error', () => undefined);
  });
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
  const place = line.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const send = (to: number) =>
    fetch(`http://127.0.0.1:${to}${url}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ talentId: talent.id }),
    });
  await expect(send(port)).rejects.toThrow();
  expect(await unlocksOf(id)).toHaveLength(1);
  const again = await send(target);
  expect([again.status, await again.json()]).toEqual([200, expect.objectContaining({ credits: 4 })]);
  expect((await entriesOf(id)).map(({ credits }) => credits)).toEqual([5, -1]);
  await new Promise((closed) => line.close(closed));
});
