import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createLink, createShortlistedTeam, readPage, visit } from '../../../../test/client-links.ts';
import { activityOf, type TeamMember } from '../../../../test/project-people.ts';

const testApp = useTestApp();

describe('POST /v1/client-links/plan', () => {
  const plan = async (person: TeamMember, wanted: object) => {
    const answer = await testApp().app.inject({
      method: 'POST',
      url: '/v1/client-links/plan',
      headers: person.headers,
      payload: wanted,
    });
    return answer.statusCode === 200 ? answer.json() : [answer.statusCode, answer.json().code];
  };
  const hide = (id: number | undefined) =>
    testApp()
      .db.updateTable('talent')
      .set({ show_to_recruiters: false })
      .where('account_id', '=', id ?? 0)
      .execute();

  test('says whom a link would show and whom not, as the link says once it is made', async () => {
    const {
      owner,
      projectId: project_id,
      characterId: charcter_id,
      talents,
    } = await createShortlistedTeam(testApp());
    const nani = await testApp()
      .db.insertInto('project_character')
      .values({ project_id, name: 'Nani', position: 9 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await hide(talents[1]?.id);
    const whole = { faces: 2, faces_over: 0, hidden_people: 1, empty_characters: ['Nani'] };
    expect(await plan(owner, { project_id })).toEqual({ ...whole, scenarios: [] });
    expect(await createLink(testApp(), owner, project_id)).toMatchObject(whole);
    const user_ids = talents.slice(0, 2).map(({ id }) => id);
    const chosen = { faces: 1, faces_over: 0, hidden_people: 1, empty_characters: [] };
    expect(await plan(owner, { project_id, charcter_id, user_ids })).toMatchObject(chosen);
    expect(await createLink(testApp(), owner, project_id, { charcter_id, user_ids })).toMatchObject(chosen);
    const { rows } = await testApp().pool.query<{ id: number }>(
      "insert into scenario (project_id, name, position) values ($1, 'Under the line', 1) returning id",
      [project_id],
    );
    const scenario = rows[0]?.id ?? 0;
    await testApp().pool.query(
      'insert into scenario_choice (scenario_id, character_id, talent_id, revision) values ($1, $2, $3, 1), ($1, $4, $5, 2)',
      [scenario, charcter_id, talents[1]?.id, nani.id, talents[0]?.id],
    );
    expect((await plan(owner, { project_id, scenario_ids: [scenario] })).scenarios).toEqual([
      { id: scenario, name: 'Under the line', empty_characters: ['Meera'] },
    ]);
    const kinds = (await activityOf(testApp(), project_id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['client_link_made', 'client_link_made']);
  });

  test('a link shows 500 faces, and says how many more there are, to the team and to its client', async () => {
    const { owner, projectId: project_id, characterId } = await createShortlistedTeam(testApp());
    await testApp().pool.query(
      `with made as (
        insert into account (kind, first_name, last_name, email)
        select 'talent', 'Talent', 'Number ' || n, format('many-%s-%s@example.com', $1::int, n)
        from generate_series(1, 504) n returning id),
      profile as (
        insert into talent (account_id, date_of_birth, completed_at, last_activity_page)
        select id, '1996-02-03', now(), 6 from made returning account_id)
      insert into character_shortlist (character_id, talent_id, position)
        select $1::int, account_id, 10 + row_number() over () from profile`,
      [characterId],
    );
    const many = { faces: 500, faces_over: 7, hidden_people: 0 };
    expect(await plan(owner, { project_id })).toMatchObject(many);
    const link = await createLink(testApp(), owner, project_id, { charcter_id: characterId });
    expect(link).toMatchObject(many);
    const page = await readPage(testApp(), link, await visit(testApp(), link));
    expect(page.characters[0]?.faces).toHaveLength(500);
    expect(page.faces_over).toBe(7);
    expect((await readPage(testApp(), link)).faces_over).toBe(0);
  });

  test('is read by viewers, and says nothing of people and characters of elsewhere', async () => {
    const { viewer, stranger, projectId: project_id, talents } = await createShortlistedTeam(testApp());
    const other = await createShortlistedTeam(testApp());
    expect(await plan(viewer, { project_id })).toMatchObject({ faces: 3 });
    const missing = [404, 'NOT_FOUND'];
    expect(await plan(stranger, { project_id })).toEqual(missing);
    expect(await plan(viewer, { project_id, charcter_id: other.characterId })).toEqual(missing);
    const user_ids = [talents[0]?.id, other.talents[0]?.id];
    expect(await plan(viewer, { project_id, user_ids })).toEqual(missing);
    expect(await plan(viewer, { project_id, scenario_ids: [2_147_483_647] })).toEqual(missing);
  });
});
