import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createOpenJob, createParts, createProject } from '../../../../test/landing-factories.ts';
import { addMember, createTeam, signedInRecruiter } from '../../../../test/project-callers.ts';

const testApp = useTestApp();
const path = '/v1/recruiter-project/recruiter-getting/project-summary';

async function given() {
  const { db } = testApp();
  const recruiter = await signedInRecruiter(testApp());
  const project = await createProject(db, recruiter.id, {
    title: 'Monsoon Line',
    created_at: new Date(2026, 1),
  });
  const cast = await createTalent(db);
  const [meera, kale] = await createParts(db, project.id, [
    { name: 'Meera' },
    { name: 'Kale', castBy: cast.id },
  ]);
  const job = await createOpenJob(db, recruiter.id, { project_id: project.id });
  const apply = async (characterId: number | undefined, talentId: number, status: string) =>
    db
      .insertInto('job_application')
      .values({ job_id: job.id, talent_id: talentId, character_id: characterId ?? 0, status })
      .execute();
  const both = await createTalent(db);
  await apply(meera?.id, both.id, 'applied');
  await apply(kale?.id, both.id, 'offered');
  await apply(meera?.id, (await createTalent(db)).id, 'audition');
  await apply(meera?.id, (await createTalent(db)).id, 'withdrawn');
  await db
    .insertInto('project_share')
    .values({
      character_id: meera?.id ?? 0,
      talent_id: (await createTalent(db)).id,
      status: 'declined',
      read_at: new Date(),
      answered_at: new Date(),
    })
    .execute();
  await createProject(db, recruiter.id, { title: '=HYPERLINK("x")', status: 'draft', project_type_id: 2 });
  const team = await createTeam(testApp(), { title: 'Salt & Smoke' });
  await addMember(testApp(), team.projectId, recruiter, 'viewer');
  return recruiter;
}

describe('GET /v1/recruiter-project/recruiter-getting/project-summary', () => {
  test('every stage counted, everyone once, with totals of all pages', async () => {
    const { id, headers } = await given();
    const read = async (query = '') =>
      (await testApp().app.inject({ url: `${path}?recruiterId=${id}${query}`, headers })).json();
    const all = await read();
    expect(all.results.map(({ title, role }: { title: string; role: string }) => [title, role])).toEqual([
      ['Salt & Smoke', 'viewer'],
      ['=HYPERLINK("x")', 'owner'],
      ['Monsoon Line', 'owner'],
    ]);
    const counts = { shortlisted: 0, applied: 0, invited: 0, auditioned: 1, offered: 1, cast: 1 };
    expect(all.results[2]).toMatchObject({ characters: 2, wanted: 2, counts, declined: 2 });
    const totals = { characters: 2, wanted: 2, counts, declined: 2 };
    expect(all).toMatchObject({ totals, totalResults: 3, limit: 10 });
    expect(await read('&page=1&limit=1')).toMatchObject({
      results: [{ title: 'Salt & Smoke' }],
      totals,
      totalPages: 3,
    });
    expect(await read('&title=monsoon')).toMatchObject({ results: [{ title: 'Monsoon Line' }], totals });
    expect(await read('&status=draft')).toMatchObject({ totalResults: 1, totals: { characters: 0 } });
    expect(await read('&type=2')).toMatchObject({ totalResults: 1 });
  });

  test('404 for anyone else’s, 401 for a guest, 403 for a talent', async () => {
    const { id } = await signedInRecruiter(testApp());
    const { headers } = await signedInRecruiter(testApp());
    const talent = await testApp().as(await createTalent(testApp().db));
    for (const url of [`${path}?recruiterId=${id}`, `${path}/export?recruiterId=${id}`]) {
      expect((await testApp().app.inject({ url, headers })).json().code).toBe('NOT_FOUND');
      expect((await testApp().app.inject({ url })).json().code).toBe('UNAUTHENTICATED');
      expect((await testApp().app.inject({ url, headers: talent })).json().code).toBe('WRONG_KIND_OF_USER');
    }
    expect((await testApp().app.inject({ url: path, headers })).statusCode).toBe(400);
  });
});

describe('GET /v1/recruiter-project/recruiter-getting/project-summary/export', () => {
  test('the same as a spreadsheet, in which no title is a formula', async () => {
    const { id, headers } = await given();
    const url = `${path}/export?recruiterId=${id}`;
    const file = (await testApp().app.inject({ url, headers })).json();
    expect(file).toMatchObject({
      file_name: 'callboard-projects.csv',
      media_type: 'text/csv',
      encoding: 'utf8',
    });
    const lines = file.content.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFProject,Type,Status,Owner,Your role,/);
    expect(lines[1]).toMatch(/^Salt & Smoke,.*,Open,Priyanka Hegde,Viewer,/);
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"")",`);
    expect(lines[3]).toMatch(/^Monsoon Line,.*,2,2,0,0,0,1,1,1,2,2026-02-01,$/);
    const drafts = (await testApp().app.inject({ url: `${url}&status=draft`, headers })).json();
    expect(drafts.content.split('\r\n')).toHaveLength(3);
  });

  test('403 for a frozen recruiter', async () => {
    const { id, headers } = await signedInRecruiter(testApp(), {
      account: { frozen_at: new Date(), frozen_reason: 'Test' },
    });
    const url = `${path}/export?recruiterId=${id}`;
    expect((await testApp().app.inject({ url, headers })).json().code).toBe('PROFILE_FROZEN');
  });
});
