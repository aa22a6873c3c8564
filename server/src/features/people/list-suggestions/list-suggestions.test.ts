import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { syncReferenceData } from '../../site/reference/index.ts';
import { createListSuggestions, mergeShippedSuggestions } from './index.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const aTalent = async () => {
  const talent = await createTalent(testApp().db, { talent: { completed_at: null } });
  return { id: talent.id, headers: await testApp().as(talent) };
};
type Talent = Awaited<ReturnType<typeof aTalent>>;

const changeProfile = async ({ id, headers }: Talent, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/talenter/${id}`, headers, payload });
const saveSkills = async ({ headers }: Talent, payload: object) =>
  testApp().app.inject({ method: 'POST', url: '/v1/skill-and-education', headers, payload });
const get = async (url: string, headers: Headers = {}) =>
  (await testApp().app.inject({ url, headers })).json();
const residenceOf = async ({ id, headers }: Talent) =>
  (await get(`/v1/talenter/${id}`, headers)).current_residence;
const nameOfCity = async (id: number) => (await get(`/v1/city/${id}`)).name;
const isOffered = async (list: 'city' | 'skills' | 'hobbies', name: string) => {
  const { results } = await get(`/v1/${list}/get-all`);
  return results.some((one: { name: string }) => one.name === name);
};
const suggestions = () => createListSuggestions({ db: testApp().db });

describe('a city, skill or hobby that no list has', () => {
  test('is kept as it was typed and offered to nobody else', async () => {
    const talent = await aTalent();
    const payload = (
      await changeProfile(talent, { current_residence: 'Kelshi  Village', work_cities: [1, 'Anjarle'] })
    ).json();
    expect(await nameOfCity(payload.current_residence)).toBe('Kelshi Village');
    expect(payload.work_cities).toHaveLength(2);
    const named = await get(`/v1/city/search?ids=${payload.work_cities.join()}`);
    expect(named.results.map(({ name }: { name: string }) => name)).toEqual(['Mumbai', 'Anjarle']);
    expect(await isOffered('city', 'Kelshi Village')).toBe(false);

    const skills = (
      await saveSkills(talent, { skils: [101, 'Mallakhamb on rope'], hobbies_interests: ['Kite fighting'] })
    ).json();
    expect(skills.skils).toHaveLength(2);
    expect(skills.added_entries).toEqual([
      { list: 'skills', id: skills.skils[1], name: 'Mallakhamb on rope' },
      { list: 'hobbies', id: skills.hobbies_interests[0], name: 'Kite fighting' },
    ]);
    expect(await isOffered('skills', 'Mallakhamb on rope')).toBe(false);
  });

  test('is the entry of the list if the text names one, in any letters', async () => {
    const talent = await aTalent();
    for (const [text, id] of [
      ['MUMBAI', 1],
      ['bombay', 1],
      ['मुंबई', 1],
      ['Gurgaon', 14],
      ['ग़ाज़ियाबाद', 81],
      ['जलगांव', 32],
    ] as const) {
      await changeProfile(talent, { current_residence: text });
      expect(await residenceOf(talent), text).toBe(id);
    }
    const { skils } = (await saveSkills(talent, { skils: ['kathak', 102] })).json();
    expect(skils).toEqual([102]);
  });

  test('is one entry, however many type it', async () => {
    const [one, other] = [await aTalent(), await aTalent()];
    await Promise.all([
      changeProfile(one, { current_residence: 'Guhagar' }),
      changeProfile(other, { current_residence: 'guhagar' }),
    ]);
    expect(await residenceOf(one)).toBe(await residenceOf(other));
    expect(await suggestions().list()).toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/guhagar/i), uses: 2 }),
    );
  });

  test.each(['x', '12345', 'a'.repeat(61)])('%s is no name', async (text) => {
    const answer = await changeProfile(await aTalent(), { current_residence: text });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'current_residence' }] });
  });
});

describe('checking a suggestion', () => {
  test('accepted: everybody is offered it, where it belongs', async () => {
    const talent = await aTalent();
    await changeProfile(talent, { current_residence: 'Harihareshwar' });
    const id = await residenceOf(talent);
    await expect(suggestions().accept(id, {})).rejects.toThrow('in which state');
    await suggestions().accept(id, { place: 'Maharashtra', name: 'Harihareshwar Beach' });
    expect(await residenceOf(talent)).toBe(id);
    expect(await get(`/v1/city/${id}`)).toMatchObject({ name: 'Harihareshwar Beach', state: 'Maharashtra' });
    expect(await isOffered('city', 'Harihareshwar Beach')).toBe(true);
    await expect(suggestions().accept(id, { place: 'Goa' })).rejects.toThrow('waits to be checked');

    const { skils } = (await saveSkills(talent, { skils: ['Lathi khela'] })).json();
    await expect(suggestions().accept(skils[0], { place: 'Nonsense' })).rejects.toThrow('Folk dance');
    await suggestions().accept(skils[0], { place: 'folk dance' });
    expect(await isOffered('skills', 'Lathi khela')).toBe(true);
  });

  test('refused: it stays where it was typed and is listed no more', async () => {
    const talent = await aTalent();
    await changeProfile(talent, { current_residence: 'My grandmother’s house' });
    const id = await residenceOf(talent);
    await suggestions().refuse(id);
    expect(await residenceOf(talent)).toBe(id);
    expect((await suggestions().list()).filter((one) => one.id === id)).toEqual([]);
    expect(await isOffered('city', 'My grandmother’s house')).toBe(false);
  });

  test('merged: every profile follows, also one that has both', async () => {
    const [one, other] = [await aTalent(), await aTalent()];
    await changeProfile(one, {
      current_residence: 'Mumbay',
      native_city: 'Mumbay',
      work_cities: ['Mumbay', 1, 3],
    });
    const { skils } = (await saveSkills(other, { skils: ['Kathakk', 102] })).json();
    const id = await residenceOf(one);
    await suggestions().merge(id, 'Mumbai');
    const { current_residence, native_city, work_cities } = await get(`/v1/talenter/${one.id}`, one.headers);
    expect({ current_residence, native_city, work_cities }).toEqual({
      current_residence: 1,
      native_city: 1,
      work_cities: [1, 3],
    });
    await suggestions().merge(
      skils.find((skill: number) => skill !== 102),
      '102',
    );
    const after = await get(`/v1/skill-and-education/${other.id}`, other.headers);
    expect(after.skils).toEqual([102]);
    await expect(suggestions().merge(id, 'Pune')).rejects.toThrow('waits to be checked');
  });

  test('shipped meanwhile: the start merges it', async () => {
    const talent = await aTalent();
    const { db } = testApp();
    await changeProfile(talent, { current_residence: 'Diveagar' });
    const shipped = { id: 4999, name: 'Diveagar', state: 'Maharashtra', country_id: 1, position: 4999 };
    await db.insertInto('city').values(shipped).execute();
    await syncReferenceData(db);
    await mergeShippedSuggestions(db);
    expect(await residenceOf(talent)).toBe(4999);
  });
});
