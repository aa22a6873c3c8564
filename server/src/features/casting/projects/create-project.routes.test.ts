import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { activityOf, signedInRecruiter } from '../../../../test/project-callers.ts';
import { upload } from '../../../../test/uploads.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const create = (headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'POST', url: '/v1/recruiter-project', headers, payload });
const ordinary = { title: 'Monsoon Line', project_type: 1 };
const clientId = '0f8b6a52-7d0a-4c8e-9a55-3a1c6f7e2b10';

describe('POST /v1/recruiter-project', () => {
  test('201: a draft that only says what it is', async () => {
    const { id, headers } = await signedInRecruiter(testApp(), {
      account: { first_name: 'Priyanka', last_name: 'Hegde' },
    });
    const response = await create(headers, { ...ordinary, title: ' Monsoon   Line ' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      title: 'Monsoon Line',
      project_type: { id: 1, name: expect.any(String) },
      status: 'draft',
      visibility: 'link',
      languages: [],
      cities: [],
      disclosures: [],
      poster: null,
      revision: 0,
      role: 'owner',
      unlocks_left: null,
      owner: { user_id: id, name: 'Priyanka Hegde', company: 'Lantern Casting' },
    });
    expect(await activityOf(testApp(), response.json().id)).toEqual([
      { kind: 'project_created', actor_id: id, detail: { title: 'Monsoon Line' } },
    ]);
  });

  test('201: with everything a project says, in the order given', async () => {
    const { headers } = await signedInRecruiter(testApp());
    const poster = await upload(testApp(), headers, await aPicture().webp().toBuffer());
    const said = {
      internal_title: 'Line 7',
      production_house: 'Tidewater Originals',
      director: 'Leena Mathur',
      synopsis: 'The last slow train.\nEight episodes.',
      shoot_starts_on: '2027-01-12',
      shoot_ends_on: '2027-03-20',
      audition_starts_on: '2026-12-01',
      audition_ends_on: '2026-12-05',
      cast_by: '2026-12-20',
      announce_on: '2027-04-01',
      fee_min_paise: 3_800_000,
      fee_max_paise: 6_000_000,
      fee_per: 'day',
      usage: 'Streaming, India, two years',
      is_union: true,
      disclosures: [{ kind: 'kiss', level: 'one', note: 'Episode 3' }],
      visibility: 'public',
    };
    const response = await create(headers, {
      ...ordinary,
      ...said,
      language_ids: [3, 1],
      city_ids: [2, 5, 1],
      poster,
    });
    expect(response.json()).toMatchObject({ ...said, status: 'draft' });
    const { languages, cities, poster: shown } = response.json();
    expect(languages.map(({ id }: { id: number }) => id)).toEqual([3, 1]);
    expect(cities.map(({ id }: { id: number }) => id)).toEqual([2, 5, 1]);
    expect(shown).toMatchObject({ file_url: expect.stringContaining('/files/'), width: expect.any(Number) });
  });

  test('made once for one client_id, also at the same time', async () => {
    const { id, headers } = await signedInRecruiter(testApp());
    const made = { ...ordinary, client_id: clientId };
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(headers, made)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    const { rows } = await testApp().pool.query(
      'select count(*)::int as n from project where recruiter_id = $1',
      [id],
    );
    expect(rows[0].n).toBe(1);
    const other = await signedInRecruiter(testApp());
    expect((await create(other.headers, made)).json().id).not.toBe(responses[0]?.json().id);
  });

  test.each<[string, object, string]>([
    ['no title', { project_type: 1 }, 'title'],
    ['no type', { title: 'Monsoon Line' }, 'project_type'],
    ['a type that is not in the list', { ...ordinary, project_type: 9999 }, 'project_type'],
    ['a language that is not in the list', { ...ordinary, language_ids: [1, 9999] }, 'language_ids'],
    ['a city that is not in the list', { ...ordinary, city_ids: [99_999_999] }, 'city_ids'],
    [
      'an end before the start',
      { ...ordinary, shoot_starts_on: '2027-01-02', shoot_ends_on: '2027-01-01' },
      'shoot_ends_on',
    ],
    ['a fee for nothing', { ...ordinary, fee_min_paise: 100 }, 'fee_per'],
    [
      'a level that is not one of the kind',
      { ...ordinary, disclosures: [{ kind: 'kiss', level: 'full', note: null }] },
      'disclosures.0.level',
    ],
    ['an upload nobody made', { ...ordinary, poster: 'quarantine/none.webp' }, 'poster'],
    ['a field that is not there', { ...ordinary, status: 'open' }, 'status'],
  ])('400: %s', async (_, payload, field) => {
    const { headers } = await signedInRecruiter(testApp());
    const response = await create(headers, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toContainEqual({ field, message: expect.any(String) });
  });

  test('400: somebody else’s upload', async () => {
    const other = await signedInRecruiter(testApp());
    const poster = await upload(testApp(), other.headers, await aPicture().webp().toBuffer());
    const { headers } = await signedInRecruiter(testApp());
    const response = await create(headers, { ...ordinary, poster });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: 'poster' }]);
  });

  test('401 for a guest, 403 for a talent and a frozen recruiter', async () => {
    const talent = await testApp().as(await createTalent(testApp().db));
    const frozen = await signedInRecruiter(testApp(), {
      account: { frozen_at: new Date(), frozen_reason: 'Test' },
    });
    expect((await create({}, ordinary)).json().code).toBe('UNAUTHENTICATED');
    expect((await create(talent, ordinary)).json().code).toBe('WRONG_KIND_OF_USER');
    expect((await create(frozen.headers, ordinary)).json().code).toBe('PROFILE_FROZEN');
  });
});
