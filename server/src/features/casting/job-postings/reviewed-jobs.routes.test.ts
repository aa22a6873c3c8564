import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTeam } from '../../../../test/character-team.ts';
import { jobsUrl, ownJobsOf } from '../../../../test/own-jobs.ts';
import { signedInRecruiter } from '../../../../test/project-callers.ts';

const testApp = useTestApp();
const { patch, make, open, stepsOf } = ownJobsOf(testApp);

test('moderators read all that waits, the oldest first, and approve only what they read', async () => {
  const { jobReview } = testApp().services;
  const { headers } = await signedInRecruiter(testApp());
  const submit = async (more: object) => {
    const { id } = await make(headers, more);
    return (await patch(headers, id, { step: 'submit' })).json();
  };
  const asks = await submit({ title: 'The first', description: 'Registration fee ₹500 to be paid.' });
  await submit({ title: 'The second' });
  const waiting = await jobReview.listWaiting();
  expect(waiting.slice(-2)).toMatchObject([
    {
      ...{ title: 'The first', recruiter: 'Asha Kulkarni', is_verified: false },
      ...{ public_id: asks.jobUniqueId, revision: asks.revision },
      findings: [{ check_name: 'money_asked', field: 'description' }, { check_name: 'new_account' }],
    },
    { title: 'The second', findings: [{ check_name: 'new_account', evidence: { days: 0 } }] },
  ]);
  await patch(headers, asks.id, { description: 'Registration fee ₹900 to be paid.' });
  const read = { publicId: asks.jobUniqueId, revision: asks.revision };
  await expect(jobReview.approve(read)).rejects.toThrow('changed');
  await jobReview.approve({ ...read, revision: asks.revision + 1 });
});

test('what changes in a character or the project of an open job is looked through again', async () => {
  const { app, drain } = testApp();
  const { owner, projectId, characterId } = await createTeam(testApp());
  const { id, revision } = await open(owner.headers, { project_id: projectId, charcter_ids: [characterId] });
  const change = async (url: string, payload: object) => {
    const { statusCode } = await app.inject({ method: 'PATCH', url, headers: owner.headers, payload });
    expect(statusCode).toBe(200);
    await drain();
    return (await app.inject({ url: `${jobsUrl}/${id}`, headers: owner.headers })).json();
  };
  const character = `/v1/recruiter-project-character-library/${characterId}`;
  expect(await change(character, { brief: 'She sings.' })).toMatchObject({ status: 'open', revision });
  const named = await change(`/v1/recruiter-project/${projectId}`, { synopsis: 'Call 98200 12345.' });
  expect(named).toMatchObject({
    status: 'open',
    findings: [
      { check: 'contact_in_text', field: 'project_id.synopsis', evidence: { words: '98200 12345' } },
    ],
  });
  expect(await change(character, { brief: 'Registration fee ₹500.' })).toMatchObject({ status: 'in_review' });
  expect((await stepsOf(id)).at(-1)).toMatchObject({ step: 'flag', actor_id: null });
  const mended = await change(character, { brief: 'She sings.' });
  expect(mended.revision).toBe(revision + 2);
  expect(mended.findings.map(({ check }: { check: string }) => check)).toEqual(['contact_in_text']);
});
