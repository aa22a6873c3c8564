import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { applicationCalls, postedJob, someone } from '../../../../test/applications.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { join, startServer, tokenFor } from '../../../../test/live.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { apply, move, moveAll } = applicationCalls(testApp);
let url: string;

beforeAll(async () => {
  url = await startServer(testApp());
});

const connectAs = async (person: { id: number }) => join(url, await tokenFor(testApp(), person));

test('a team hears of a new applicant, a change, each move and who withdraws, without a project too', async () => {
  const { recruiter, job } = await postedJob(db());
  const [talent, other] = [await someone(db()), await someone(db())];
  const stranger = await connectAs(await createRecruiter(db()));
  const tabs = [await connectAs(recruiter), await connectAs(recruiter)];
  const hear = async () => {
    for (const tab of tabs) expect(await tab.next('job')).toEqual({ job_id: job.id });
  };
  const first = (await apply(talent, { jobId: job.public_id })).json<{ id: number }>();
  await hear();
  const second = (await apply(other, { jobId: job.public_id })).json<{ id: number }>();
  await hear();
  await move(talent, first.id, { note: 'I can ride.' });
  await hear();
  const applications = [first, second].map(({ id }) => ({ id, from: 1 }));
  await moveAll(recruiter, { applications, jobApplyStatus: 2 });
  await hear();
  await move(talent, first.id, { jobApplyStatus: 9 });
  await hear();
  expect(tabs.map(({ received }) => received.filter(({ event }) => event === 'job').length)).toEqual([5, 5]);
  expect(stranger.received.filter(({ event }) => event === 'job')).toEqual([]);
  for (const tab of [...tabs, stranger]) tab.close();
});
