import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';

const testApp = useTestApp();
const db = () => testApp().db;

const open = async (person: { id: number } | undefined, payload: object) =>
  testApp().app.inject({
    method: 'POST',
    url: '/v1/recruiter-project/clickopenprojectsbyid',
    headers: person ? await testApp().as(person) : {},
    payload,
  });
const shareOf = (talentId: number) =>
  db()
    .selectFrom('project_share')
    .select(['status', 'read_at'])
    .where('talent_id', '=', talentId)
    .orderBy('id')
    .execute();

describe('POST /v1/recruiter-project/clickopenprojectsbyid', () => {
  test('200: what talents may know, and what was shared with this one; it becomes read once', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, driver = 0] = team.characters;
    await db()
      .updateTable('project')
      .set({ city_id: 2, production_house: 'Lantern Films', synopsis: 'A train at night.' })
      .where('id', '=', team.project.id)
      .execute();
    await db()
      .updateTable('project_character')
      .set({ brief: 'She sings.', team_note: 'Only us', fee_paise: 5_000_000, fee_per: 'day' })
      .where('id', '=', meera)
      .execute();
    await db()
      .insertInto('character_disclosure')
      .values({ character_id: meera, kind: 'stunts', level: 'light', note: 'One fall' })
      .execute();
    const [me, other] = [await createTalent(db()), await createTalent(db())];
    await shareWith(db(), meera, { talent_id: me.id, message: 'For you' });
    await shareWith(db(), driver, { talent_id: other.id, message: 'For the other' });
    const response = await open(me, { project_id: team.project.id });
    expect(response.json()).toMatchObject({
      project_id: team.project.id,
      title: 'Monsoon Line',
      production_house: 'Lantern Films',
      synopsis: 'A train at night.',
      cities: [expect.any(String)],
      is_open: true,
      recruiter: { user_id: team.owner.id, name: 'Tara Dutta', company: 'Lantern Casting' },
      shares: [
        {
          character: {
            id: meera,
            name: 'Meera',
            brief: 'She sings.',
            fee_paise: 5_000_000,
            fee_per: 'day',
            disclosures: [{ kind: 'stunts', level: 'light', note: 'One fall' }],
          },
          message: 'For you',
          isProjectRead: true,
          status: 'read',
        },
      ],
    });
    for (const secret of ['Secret', 'Only us', 'For the other']) expect(response.body).not.toContain(secret);
    const [first] = await shareOf(me.id);
    await open(me, { project_id: team.project.id });
    expect(await shareOf(me.id)).toEqual([first]);
    expect(await shareOf(other.id)).toEqual([{ status: 'shared', read_at: null }]);
  });

  test('200: a closed project stays readable, and an answer stays an answer', async () => {
    const team = await createTeamProject(db());
    const talent = await createTalent(db());
    await shareWith(db(), team.characters[0], { talent_id: talent.id, status: 'closed' });
    await shareWith(db(), team.characters[1], { talent_id: talent.id, status: 'declined' });
    await db()
      .updateTable('project')
      .set({ status: 'closed', closed_at: new Date() })
      .where('id', '=', team.project.id)
      .execute();
    const answer = (await open(talent, { project_id: team.project.id })).json();
    expect(answer.is_open).toBe(false);
    expect(
      answer.shares.map(({ status, isProjectRead }: Record<string, unknown>) => [status, isProjectRead]),
    ).toEqual([
      ['closed', true],
      ['declined', true],
    ]);
  });

  test('200 for a frozen talent; 404 for what was not shared; 400, 401 and 403', async () => {
    const team = await createTeamProject(db());
    const frozen = await createTalent(db(), { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    await shareWith(db(), team.characters[0], { talent_id: frozen.id });
    const body = { project_id: team.project.id };
    expect((await open(frozen, body)).statusCode).toBe(200);
    const talent = await createTalent(db());
    expect((await open(talent, body)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await open(talent, { project_id: 2_000_000_000 })).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await open(talent, {})).json()).toMatchObject({ errors: [{ field: 'project_id' }] });
    expect((await open(undefined, body)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await open(await createRecruiter(db()), body)).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
  });
});
