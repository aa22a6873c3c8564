import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const save = async (headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'POST', url: '/v1/skill-and-education', headers, payload });
const read = async (id: number | string, headers: Headers) =>
  testApp().app.inject({ url: `/v1/skill-and-education/${id}`, headers });
const removeOngoing = async (id: number, headers: Headers) =>
  testApp().app.inject({
    method: 'DELETE',
    url: `/v1/skill-and-education/delete-on-going-project/${id}`,
    headers,
  });
const aTalent = async () => {
  const talent = await createTalent(testApp().db, { talent: { completed_at: null } });
  return { talent, headers: await testApp().as(talent) };
};

describe('POST /v1/skill-and-education', () => {
  test('keeps what was sent and leaves the rest', async () => {
    const { talent, headers } = await aTalent();
    const sent = {
      education: 3,
      hobbies_interests: [101],
      skils: [102, 101],
      notable_achivements: [1],
      other_notable_achivements: 'Best actor, inter-college 2019',
      acting_education: [1],
      theatre_experience: 6,
      prior_project_name: 'Kaccha Limbu',
      onGoingProjects: [{ name: 'Monsoon Line' }, { name: 'Ward Six' }],
    };
    const first = await save(headers, { talent_id: talent.id, ...sent });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ ...sent, skils: [101, 102], talent_id: talent.id });
    const [monsoon, ward] = first.json().onGoingProjects;
    const second = await save(headers, {
      skils: [102],
      onGoingProjects: [{ id: ward.id, name: 'Ward 6' }, { name: 'Chiku' }],
    });
    expect(second.json()).toMatchObject({
      education: 3,
      skils: [102],
      theatre_experience: 6,
      onGoingProjects: [{ id: ward.id, name: 'Ward 6' }, { name: 'Chiku' }],
    });
    expect((await removeOngoing(monsoon.id, headers)).statusCode).toBe(404);
  });

  test.each([
    ['the same skill twice', { skils: [101, 101] }, 'skils'],
    ['a skill we do not know', { skils: [999_999] }, 'skils'],
    ['an education we do not know', { education: 8 }, 'education'],
    ['61 skills', { skils: Array.from({ length: 61 }, (_, at) => 101 + at) }, 'skils'],
    ['81 years of theatre', { theatre_experience: 81 }, 'theatre_experience'],
    ['half a year', { theatre_experience: 0.5 }, 'theatre_experience'],
    ['a project without a name', { onGoingProjects: [{ name: ' ' }] }, 'onGoingProjects.0.name'],
    ['a project of nobody', { onGoingProjects: [{ id: 999_999, name: 'x' }] }, 'onGoingProjects.0.id'],
  ])('refuses %s by its field', async (_what, payload, field) => {
    const { headers } = await aTalent();
    const response = await save(headers, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ field });
  });

  test('is for talents, on their own profile, and not under a freeze', async () => {
    const { headers } = await aTalent();
    const other = await createTalent(testApp().db);
    expect((await save({}, {})).statusCode).toBe(401);
    expect((await save(await testApp().as(await createRecruiter(testApp().db)), {})).statusCode).toBe(403);
    expect((await save(headers, { talent_id: other.id })).statusCode).toBe(404);
    const frozen = await createTalent(testApp().db, { account: { frozen_at: new Date() } });
    expect((await save(await testApp().as(frozen), {})).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});

describe('GET /v1/skill-and-education/{id}', () => {
  test('only its owner and recruiters can read it', async () => {
    const talent = await createFullTalent(testApp().db);
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await read(talent.id, await testApp().as(talent))).json()).toMatchObject({ skils: [101, 102] });
    expect((await read(talent.public_id, recruiter)).json()).toMatchObject({ hobbies_interests: [101] });
    expect((await read(talent.id, {})).statusCode).toBe(401);
    expect((await read(talent.public_id, (await aTalent()).headers)).statusCode).toBe(404);
    expect((await read(2_000_000_000, recruiter)).statusCode).toBe(404);
  });
});

describe('DELETE /v1/skill-and-education/delete-on-going-project/{id}', () => {
  test('removes one of the own, and no other', async () => {
    const { headers } = await aTalent();
    const saved = await save(headers, { onGoingProjects: [{ name: 'Monsoon Line' }, { name: 'Ward Six' }] });
    const [first] = saved.json().onGoingProjects;
    expect((await removeOngoing(first.id, (await aTalent()).headers)).statusCode).toBe(404);
    expect((await removeOngoing(first.id, {})).statusCode).toBe(401);
    expect((await removeOngoing(first.id, headers)).json()).toEqual({ id: first.id });
    expect((await removeOngoing(first.id, headers)).statusCode).toBe(404);
    expect((await save(headers, {})).json().onGoingProjects).toMatchObject([{ name: 'Ward Six' }]);
  });
});
