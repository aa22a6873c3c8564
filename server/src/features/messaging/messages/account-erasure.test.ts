import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countRows } from '../../../../test/database.ts';
import { useMessages } from '../../../../test/messages.ts';
import { placeUpload } from '../../../../test/uploads.ts';

const { testApp, pair, say, call, block } = useMessages();

const erase = async ({ id }: { id: number }) => {
  const { db, services, drain } = testApp();
  await db
    .updateTable('account')
    .set({ closed_at: sql<Date>`now() - interval '100 days'` })
    .where('id', '=', id)
    .execute();
  await services.jobs
    .find(({ name }) => name === 'account-closing/erase-due')
    ?.run({}, { attempt: 1, isLastAttempt: false });
  await drain();
};

test('erasing an account empties its messages and files, and open pages update', async () => {
  const { recruiter, talent, appId } = await pair();
  await say(recruiter, appId, 'Recruiter one');
  const key = await placeUpload(testApp(), talent.id, Buffer.from('My measures'), 'text/plain');
  const file = (
    await call(talent, 'POST', '/v1/weavy-message/attachment', { key, fileName: 'me.txt' })
  ).json();
  await say(talent, appId, 'Talent one', { attachments: [file.id] });
  await say(talent, appId, 'Talent two');
  const gone = await say(talent, appId, 'Taken back');
  await call(talent, 'DELETE', `/v1/weavy-message/${gone.id}`);
  await block(talent, recruiter);
  await call(talent, 'POST', '/v1/report-abuse', { user_id: recruiter.id, reason_id: 1, text: 'My words' });

  await erase(talent);

  const url = `/v1/weavy-message/appId-base-messages?appId=${appId}&since=5`;
  const { results, revision } = (await call(recruiter, 'GET', url)).json();
  const erased = 'Erased together with the account it came from.';
  expect(revision).toBe(7);
  expect(results).toMatchObject([
    { seq: 2, revision: 6, text: erased, attachments: [] },
    { seq: 3, revision: 7, text: erased },
  ]);
  const saved = await testApp().app.inject({ url: file.file_url });
  expect(saved.statusCode).toBe(404);
  expect(await countRows(testApp(), 'blocked_contact', 'account_id = $1', talent.id)).toBe(0);
  expect(await countRows(testApp(), 'abuse_report', `reporter_id = $1 and text = ''`, talent.id)).toBe(1);
  const { results: talks } = (await call(recruiter, 'GET', '/v1/weavy-chat')).json();
  expect(talks).toMatchObject([
    { other: { name: 'Former member', is_open: false, photo: null }, writing: 'closed' },
  ]);
});
