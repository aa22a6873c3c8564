import type { TestApp } from './app.ts';
import { createTalent } from './factories.ts';
import { addPhoto } from './full-talent.ts';

/** Somebody in the middle of the wizard: nothing but a name and a proven e-mail. */
export const createUnfinishedTalent = ({ db }: Pick<TestApp, 'db'>) =>
  createTalent(db, { talent: { completed_at: null, last_activity_page: 1 } });

/** The least that can be published, told by the calls that tell it. */
export async function fillProfile(testApp: TestApp, talent: { id: number }, dateOfBirth = '1996-04-02') {
  const headers = await testApp.as(talent);
  const send = async (method: 'PATCH' | 'POST', url: string, payload: object) => {
    const response = await testApp.app.inject({ method, url, headers, payload });
    if (response.statusCode !== 200) throw new Error(response.body);
  };
  await send('PATCH', `/v1/talenter/${talent.id}`, {
    date_of_birth: dateOfBirth,
    gender: 1,
    current_residence: 1,
    languages: [{ language: 1, level: 4 }],
  });
  await send('POST', '/v1/skill-and-education', { skils: [101] });
  await send('POST', '/v1/talenter-physical-description', { screen_min_age: 20, screen_max_age: 30 });
  await addPhoto(testApp.db, talent.id, { position: 0, is_cover: true });
  return headers;
}
