import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { addCredits } from '../../../../test/credits.ts';
import { createTalent } from '../../../../test/factories.ts';
import { closingOf } from '../../../../test/project-closing.ts';
import { applyFor, createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';
import { createTeam } from '../../../../test/project-people.ts';
import { eraseAtOnce } from '../../accounts/account-closing/index.ts';
import { listWorkOnProjects } from './personal-data.queries.ts';

const testApp = useTestApp();
const { close } = closingOf(testApp);
type Headers = Readonly<Record<string, string>>;

const send = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, headers: Headers, payload?: object) => {
  const { statusCode } = await testApp().app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(statusCode).toBeLessThan(300);
};
const readActivity = async (headers: Headers, projectId: number) => {
  const url = `/v1/recruiter-project/${projectId}/activity`;
  const { results } = (await testApp().app.inject({ url, headers })).json();
  return results.map(({ kind, values }: { kind: string; values: object }) => [kind, values]);
};
const detailsOf = async (projectId: number) =>
  JSON.stringify(
    await testApp()
      .db.selectFrom('project_activity')
      .select('detail')
      .where('project_id', '=', projectId)
      .execute(),
  );
const closeAccount = (id: number) =>
  testApp().db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', id).execute();

async function shortlistedAndUnlocked() {
  const team = await createTeam(testApp());
  const { owner, characterId: charcter_id } = team;
  const names = { last_name: 'Zacharias' };
  const [leaving, staying] = [
    await createTalent(testApp().db, { account: { first_name: 'Theodora', ...names } }),
    await createTalent(testApp().db, { account: { first_name: 'Theodora', ...names } }),
  ];
  await addCredits(testApp().db, owner.id, 5);
  const shortlists = '/v1/recruiter-character-shortlists';
  for (const { id } of [leaving, staying]) {
    await send('POST', shortlists, owner.headers, { charcter_id, user_id: [id] });
    await send('DELETE', `${shortlists}/recruiter-shortlist-delete`, owner.headers, {
      charcter_id: [charcter_id],
      user_id: id,
    });
    const unlocking = { talentId: id, characterId: charcter_id };
    await send('POST', '/v1/recruiter-unlocked', owner.headers, unlocking);
  }
  return { ...team, leaving, staying };
}

const named = { name: 'Theodora Zacharias' };
const linesOf = (values: object) => [
  ['talent_unlocked', values],
  ['shortlist_removed', { count: 1, ...values }],
  ['shortlist_added', { count: 1, ...values }],
];

test('activity names a talent until their account is closed, and for good no longer once it is erased', async () => {
  const { owner, projectId, leaving } = await shortlistedAndUnlocked();
  expect(await readActivity(owner.headers, projectId)).toEqual([...linesOf(named), ...linesOf(named)]);
  await closeAccount(leaving.id);
  expect(await readActivity(owner.headers, projectId)).toEqual([...linesOf(named), ...linesOf({})]);
  await eraseAtOnce(testApp().services, leaving.id);
  expect(await readActivity(owner.headers, projectId)).toEqual([...linesOf(named), ...linesOf({})]);
  expect((await detailsOf(projectId)).match(/Theodora/g)).toHaveLength(3);
});

test('activity no longer names a colleague whose account is erased', async () => {
  const { owner, associate, viewer, projectId } = await createTeam(testApp());
  const person = (id: number) => `/v1/recruiter-project/${projectId}/people/${id}`;
  await send('PATCH', person(viewer.id), owner.headers, { role: 'associate' });
  await send('DELETE', person(viewer.id), owner.headers);
  await send('DELETE', person(associate.id), associate.headers);
  expect((await detailsOf(projectId)).match(/Hegde/g)).toHaveLength(3);
  await eraseAtOnce(testApp().services, viewer.id);
  await eraseAtOnce(testApp().services, associate.id);
  expect(await readActivity(owner.headers, projectId)).toEqual([
    ['person_left', {}],
    ['person_removed', {}],
    ['person_role_changed', { role: 'associate' }],
  ]);
  expect(await detailsOf(projectId)).not.toContain('Hegde');
});

test('of the projects of a recruiter who is erased nothing is left of what happened on them', async () => {
  const { owner, projectId } = await shortlistedAndUnlocked();
  const other = await shortlistedAndUnlocked();
  await eraseAtOnce(testApp().services, owner.id);
  expect(await detailsOf(projectId)).toBe('[]');
  expect((await detailsOf(other.projectId)).match(/Theodora/g)).toHaveLength(6);
});

test('an accepted invitation keeps no address of an erased account, not even an earlier one', async () => {
  const { owner, associate, viewer, projectId } = await createTeam(testApp());
  const invitations = testApp().db.insertInto('project_invitation');
  const accepted = (id: number, email: string, token_hash: string) => ({
    project_id: projectId,
    role: 'viewer',
    email,
    token_hash,
    invited_by: owner.id,
    expires_at: new Date(),
    accepted_by: id,
    accepted_at: new Date(),
  });
  await invitations
    .values([
      accepted(associate.id, 'indu-before@callboard.test', `before-${associate.id}`),
      accepted(viewer.id, 'arvind-before@callboard.test', `before-${viewer.id}`),
    ])
    .execute();
  await eraseAtOnce(testApp().services, associate.id);
  const left = await testApp()
    .db.selectFrom('project_invitation')
    .select('email')
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  expect(left).toEqual([{ email: null }, { email: 'arvind-before@callboard.test' }]);
});

test('the words a recruiter closed a project with go with their account, how many were answered stays', async () => {
  const { db, services } = testApp();
  const [leaving, staying] = [await createTeamProject(db, [1]), await createTeamProject(db, [1])];
  const words = { shares: 'Words to those it was shared with' };
  for (const team of [leaving, staying]) {
    await shareWith(db, team.characters[0], { talent_id: (await createTalent(db)).id, status: 'shared' });
    await close(team, { words });
  }
  await eraseAtOnce(services, leaving.owner.id);
  const answered = async ({ project }: typeof leaving) =>
    (
      await db
        .selectFrom('project_closing')
        .select('answered')
        .where('project_id', '=', project.id)
        .executeTakeFirstOrThrow()
    ).answered;
  expect(await answered(leaving)).toEqual({ shares: { count: 1, words: '' } });
  expect(await answered(staying)).toEqual({ shares: { count: 1, words: words.shares } });
});

test('what a talent was told when a project closed goes with their account', async () => {
  const { db, services } = testApp();
  const team = await createTeamProject(db, [1]);
  const talent = await createTalent(db);
  await applyFor(db, team, team.characters[0], { talent_id: talent.id, status: 'applied' });
  await close(team, { words: { applications: 'Thank you, Theodora' } });
  const told = () =>
    db
      .selectFrom('job_application')
      .select(['status', 'answer_words'])
      .where('talent_id', '=', talent.id)
      .execute();
  const [{ status = '' } = {}] = await told();
  expect(await told()).toEqual([{ status, answer_words: 'Thank you, Theodora' }]);
  await eraseAtOnce(services, talent.id);
  expect(await told()).toEqual([{ status, answer_words: null }]);
});

test('a conflict does not name who closed their account', async () => {
  const { owner, associate, projectId } = await createTeam(testApp());
  const url = `/v1/recruiter-project/${projectId}`;
  await send('PATCH', url, associate.headers, { synopsis: 'By Indu' });
  const change = async () =>
    (
      await testApp().app.inject({
        method: 'PATCH',
        url,
        headers: owner.headers,
        payload: { synopsis: 'By Priyanka', base_revision: 0 },
      })
    ).json().conflicts;
  expect(await change()).toMatchObject([{ field: 'synopsis', by: 'Indu Hegde' }]);
  await closeAccount(associate.id);
  expect(await change()).toMatchObject([{ field: 'synopsis', by: null }]);
  await eraseAtOnce(testApp().services, associate.id);
  expect(await change()).toMatchObject([{ field: 'synopsis', by: null }]);
});

test('the archive of a recruiter says what they did, and to whom where that person is still there', async () => {
  const { owner, associate, viewer, projectId, leaving } = await shortlistedAndUnlocked();
  await closeAccount(leaving.id);
  const path = `/v1/recruiter-project/${projectId}/people/${viewer.id}`;
  await send('PATCH', path, owner.headers, { role: 'associate' });
  const { what_you_did, invitations, team } = await listWorkOnProjects(testApp().db, owner);
  expect(what_you_did.map(({ kind, what }) => [kind, what])).toEqual([
    ...[{}, named].flatMap((values) => linesOf(values).reverse()),
    ['person_role_changed', { name: 'Arvind Hegde', role: 'associate' }],
  ]);
  expect(what_you_did[0]).toMatchObject({ character: 'Meera' });
  expect(invitations).toEqual([]);
  expect(team).toMatchObject([
    { name: 'Indu Hegde', role: 'associate' },
    { name: 'Arvind Hegde', role: 'associate' },
  ]);
  const theirs = await listWorkOnProjects(testApp().db, associate);
  expect(theirs).toMatchObject({ team: [], what_you_did: [], projects_of_others: [{ role: 'associate' }] });
});
