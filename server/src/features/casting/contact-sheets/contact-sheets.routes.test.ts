import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  createAdult,
  createLink,
  createShortlistedTeam,
  sayOfFaces,
  shortlist,
  visit,
} from '../../../../test/client-links.ts';
import { createFullTalent, unlock } from '../../../../test/full-talent.ts';
import type { TeamMember } from '../../../../test/project-people.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

const testApp = useTestApp();

const ask = (path: string, person?: Pick<TeamMember, 'headers'>) =>
  testApp().app.inject({ url: `/v1/recruiter-project/${path}`, headers: person?.headers ?? {} });

const freeze = (id: number) =>
  testApp()
    .db.updateTable('account')
    .set({ frozen_at: new Date(), frozen_reason: 'Test' })
    .where('id', '=', id)
    .execute();

const refusals = (call: 'contact-sheet' | 'shortlists/export') =>
  test('401 for guests, 403 for frozen recruiters, 404 for others and for foreign characters', async () => {
    const team = await createShortlistedTeam(testApp());
    const other = await createShortlistedTeam(testApp());
    const path = `${team.projectId}/${call}`;
    expect((await ask(path)).statusCode).toBe(401);
    expect((await ask(path, team.stranger)).statusCode).toBe(404);
    expect((await ask(`${path}?characterId=${other.characterId}`, team.owner)).statusCode).toBe(404);
    expect((await ask(`${path}?characterId=x`, team.owner)).statusCode).toBe(400);
    await freeze(team.owner.id);
    expect((await ask(path, team.owner)).json().code).toBe('PROFILE_FROZEN');
  });

describe('GET /v1/recruiter-project/{id}/contact-sheet', () => {
  const draw = async (path: string, person: TeamMember) => {
    const answer = (await ask(path, person)).json();
    return { ...answer, ...readPdf(Buffer.from(answer.content, 'base64')) };
  };

  test('has everyone with whole names, age, city and height, each character on pages of its own', async () => {
    const { viewer, projectId, characterId } = await createShortlistedTeam(testApp());
    const extra = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        createAdult(testApp(), `Number${index}`, { playing_age_min: 24, playing_age_max: 32 }),
      ),
    );
    for (const [index, { id }] of extra.entries())
      await testApp()
        .db.insertInto('character_shortlist')
        .values({ character_id: characterId, talent_id: id, position: 10 + index, note: 'Watch her hands' })
        .execute();
    const sheet = await draw(`${projectId}/contact-sheet?characterId=${characterId}`, viewer);
    expect(sheet).toMatchObject({
      file_name: 'monsoon-line-meera-contact-sheet.pdf',
      media_type: 'application/pdf',
      encoding: 'base64',
      pages: 2,
    });
    const words = sheet.words.join(' ');
    expect(words).toContain('Meera');
    expect(words).toContain('Ananya Rao');
    expect(words).toContain('Plays 24–32');
    expect(words).not.toContain('Watch her hands');
    const noted = await draw(`${projectId}/contact-sheet?characterId=${characterId}&notes=true`, viewer);
    expect(noted.words.join(' ')).toContain('Watch her hands');
  });

  test('has no way to reach anyone, not even those who are unlocked', async () => {
    const { owner, projectId, characterId } = await createShortlistedTeam(testApp());
    const talent = await createFullTalent(testApp().db);
    await shortlist(testApp(), characterId, [talent.id]);
    await unlock(testApp().db, owner, talent);
    const { words } = await draw(`${projectId}/contact-sheet`, owner);
    const { csv } = { csv: (await ask(`${projectId}/shortlists/export`, owner)).json().content };
    const { mobile, email, managerEmail, managerMobile, managerName, handle, dateOfBirth } = talent.secrets;
    for (const secret of [mobile, email, managerEmail, managerMobile, managerName, handle, dateOfBirth])
      expect(words.join(' ') + csv).not.toContain(secret);
    expect(csv).toContain(talent.secrets.surname);
  });

  test('404 where there is nobody to draw', async () => {
    const { owner, projectId, talents } = await createShortlistedTeam(testApp());
    for (const { id } of talents) await freeze(id);
    expect((await ask(`${projectId}/contact-sheet`, owner)).statusCode).toBe(404);
  });

  refusals('contact-sheet');
});

describe('GET /v1/recruiter-project/{id}/shortlists/export', () => {
  test('lists everyone in order with what clients said, formulas escaped, notes when asked for', async () => {
    const { owner, projectId, characterId, talents } = await createShortlistedTeam(testApp());
    await testApp()
      .db.updateTable('character_shortlist')
      .set({ note: '=1+1', rating: 4 })
      .where('talent_id', '=', talents[0]?.id ?? 0)
      .execute();
    const link = await createLink(testApp(), owner, projectId, { charcter_id: characterId });
    await sayOfFaces(testApp(), link, {
      visitor: await visit(testApp(), link),
      said: [{ answer: 'yes', rank: 1, comment: 'Her' }],
    });
    const path = `${projectId}/shortlists/export?characterId=${characterId}`;
    const file = (await ask(path, owner)).json();
    expect(file).toMatchObject({ file_name: 'monsoon-line-meera-shortlist.csv', media_type: 'text/csv' });
    const [heading, first, second] = file.content.split('\r\n');
    expect(heading).toMatch(/^\uFEFFCharacter,Place,Name,City,Playing age,Height \(cm\),Languages,Rating/);
    expect(first).toContain('Meera,1,Ananya Rao,');
    expect(first).toContain('"Arvind Sathe: yes, rank 1, “Her”"');
    expect(second).toContain('Meera,2,Neha Rao,');
    expect(file.content).not.toContain('1+1');
    expect((await ask(`${path}&notes=true`, owner)).json().content).toContain("'=1+1");
  });

  refusals('shortlists/export');
});
