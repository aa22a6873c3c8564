import type { OwnRecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter } from '../../../../test/factories.ts';

const testApp = useTestApp();

const someone = async () => {
  const recruiter = await createRecruiter(testApp().db);
  return { ...recruiter, headers: await testApp().as(recruiter) };
};
type Someone = Awaited<ReturnType<typeof someone>>;
const change = ({ id, headers }: Someone, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/recruiter/${id}`, headers, payload });
const read = async ({ public_id }: Someone) =>
  (await testApp().app.inject(`/v1/user/recruiter-uniqueId/${public_id}`)).json<OwnRecruiterProfile>();
const casting = (title: string, changes = {}) => ({ title, project_type: 1, year: 2019, ...changes });

describe('PATCH /v1/recruiter/{id} with what they cast', () => {
  test('keeps years, languages, kinds of projects and past castings in their order', async () => {
    const recruiter = await someone();
    const response = await change(recruiter, {
      casting_since: 2014,
      languages: [2, 1],
      project_types: [1, 3],
      past_castings: [casting('The Ferryman'), casting('Salt & Smoke', { project_type: 2, year: 2023 })],
      is_public: false,
    });
    expect(response.statusCode).toBe(200);
    const profile = await read(recruiter);
    expect(profile).toMatchObject({ casting_since: 2014, is_public: false });
    expect(profile.languages.map(({ id }) => id).sort()).toEqual([1, 2]);
    expect(profile.project_types.map(({ id }) => id).sort()).toEqual([1, 3]);
    expect(profile.past_castings).toEqual([
      { title: 'The Ferryman', year: 2019, project_type: { id: 1, name: expect.any(String) } },
      { title: 'Salt & Smoke', year: 2023, project_type: { id: 2, name: expect.any(String) } },
    ]);
  });

  test('a list replaces the one before; what is left out stays', async () => {
    const recruiter = await someone();
    await change(recruiter, { languages: [1, 2], past_castings: [casting('A'), casting('B'), casting('C')] });
    await change(recruiter, { past_castings: [casting('C'), casting('A')] });
    const profile = await read(recruiter);
    expect(profile.past_castings.map(({ title }) => title)).toEqual(['C', 'A']);
    expect(profile.languages).toHaveLength(2);
    await change(recruiter, { languages: [], past_castings: [], casting_since: null });
    expect(await read(recruiter)).toMatchObject({ languages: [], past_castings: [], casting_since: null });
  });

  test('what is named twice counts once', async () => {
    const recruiter = await someone();
    const link = 'https://www.imdb.com/name/nm1';
    const response = await change(recruiter, {
      languages: [1, 1, 2],
      project_types: [3, 3],
      links: [link, link],
      past_castings: [
        casting('The Ferryman'),
        casting('The Ferryman'),
        casting('The Ferryman', { year: 2020 }),
      ],
    });
    expect(response.json<OwnRecruiterProfile>()).toMatchObject({
      languages: [{}, {}],
      project_types: [{ id: 3 }],
      links: [link],
      past_castings: [{ year: 2019 }, { year: 2020 }],
    });
  });

  test.each([
    ['a language nobody speaks', { languages: [1, 999_999] }, 'languages.1'],
    ['an unknown kind of project', { project_types: [999_999] }, 'project_types.0'],
    [
      'a past casting of an unknown kind',
      { past_castings: [casting('A'), casting('B', { project_type: 999_999 })] },
      'past_castings.1.project_type',
    ],
    ['a casting in years to come', { past_castings: [casting('A', { year: 2099 })] }, 'past_castings.0.year'],
    ['casting since next century', { casting_since: 2099 }, 'casting_since'],
    ['a casting without a name', { past_castings: [casting(' ')] }, 'past_castings.0.title'],
    ['thirty-one castings', { past_castings: Array(31).fill(casting('A')) }, 'past_castings'],
    ['a fraction of a year', { casting_since: 2014.5 }, 'casting_since'],
  ])('refuses %s and keeps everything as it was', async (_what, payload, field) => {
    const recruiter = await someone();
    await change(recruiter, { company: 'Before', languages: [1] });
    const response = await change(recruiter, { company: 'After', ...payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field }] });
    expect(await read(recruiter)).toMatchObject({ company: 'Before', languages: [{ id: 1 }] });
  });
});
