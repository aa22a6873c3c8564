import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import {
  agreeToBeShown,
  createFace,
  createOpenJob,
  createParts,
  createPublicProject,
  createVerifiedRecruiter,
} from '../../../../test/landing-factories.ts';

const testApp = useTestApp();
const get = (headers = {}) => testApp().app.inject({ url: '/v1/landing', headers });

describe('GET /v1/landing', () => {
  test('200: leaks no surname, number, mail, birthday or inner id', async () => {
    const { db } = testApp();
    const canary = {
      first_name: 'Meera',
      last_name: 'Canarysurname',
      email: 'canary@callboard.test',
      mobile: '+919999912345',
    };
    const talent = await createFace(db, {
      account: canary,
      talent: {
        date_of_birth: '1991-07-23',
        headline: 'canary headline',
        about: 'canary about',
        manager_name: 'Canary Manager',
        manager_email: 'canary-manager@callboard.test',
        manager_mobile: '+919999954321',
      },
    });
    await agreeToBeShown(db, talent.id);
    const recruiter = await createVerifiedRecruiter(db, {
      last_name: 'Canaryrecruiter',
      email: 'canary-desk@callboard.test',
      mobile: '+919999967890',
    });
    const project = await createPublicProject(db, recruiter.id, { synopsis: 'canary synopsis' });
    await createParts(db, project.id, [{ name: 'Meera', castBy: talent.id }, { name: 'Open' }]);
    await createOpenJob(db, recruiter.id, { description: 'canary description' });

    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      new_faces: [{ name: 'Meera C.' }],
      cast_list: { parts: [{ talent: { name: 'Meera C.' } }, { talent: null }] },
      calls: [{ title: 'The singer' }],
    });
    expect(answer.body).not.toMatch(/canary|99999|1991-07-23|account_id|originals/i);
  });

  test('signed-in people get the same', async () => {
    const member = await createTalent(testApp().db);
    expect((await get(await testApp().as(member))).json()).toEqual((await get()).json());
  });

  test('is asked for again each time; 304 for who has it', async () => {
    const { headers } = await get();
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await get({ 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('400: it takes no questions', async () => {
    const answer = await testApp().app.inject('/v1/landing?talent=1');
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'talent' }] });
  });
});
