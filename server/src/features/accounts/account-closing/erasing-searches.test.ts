import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { applyAllChanges } from '../../search/talent-search/index.ts';
import { eraseDueJob } from './erasing.service.ts';

const testApp = useTestApp();
const gone = { account: { closed_at: new Date('2026-01-01') } };

test('searches and shortlists go with who made them; a link that was sent still opens', async () => {
  const { db, drain } = testApp();
  const [leaving, staying] = [await createRecruiter(db, gone), await createRecruiter(db)];
  const [talent, former] = [await createTalent(db), await createTalent(db, gone)];
  for (const [index, recruiter] of [leaving, staying].entries()) {
    const { id: character_id } = await createCharacter(db, recruiter);
    for (const { id: talent_id } of [talent, former])
      await db.insertInto('character_shortlist').values({ character_id, talent_id }).execute();
    const search = { filters: JSON.stringify({ skills: '102' }), sort: 'match' };
    await db
      .insertInto('saved_search')
      .values({ recruiter_id: recruiter.id, name: 'Dancers', ...search })
      .execute();
    const id = String(index).padStart(22, 'x');
    await db
      .insertInto('search_link')
      .values({ id, created_by: recruiter.id, ...search })
      .execute();
  }
  await addJob(db, { name: eraseDueJob, payload: {} });
  await drain();

  const shortlists = await db
    .selectFrom('character_shortlist')
    .innerJoin('project_character', 'project_character.id', 'character_shortlist.character_id')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .select(['recruiter_id', 'talent_id'])
    .execute();
  expect(shortlists).toEqual([{ recruiter_id: staying.id, talent_id: talent.id }]);
  expect(await db.selectFrom('saved_search').select('recruiter_id').execute()).toEqual([
    { recruiter_id: staying.id },
  ]);
  const links = await db.selectFrom('search_link').select('created_by').orderBy('id').execute();
  expect(links).toEqual([{ created_by: null }, { created_by: staying.id }]);
});

test('nobody is found by who they were, also when the search catches up afterwards', async () => {
  const { db, drain } = testApp();
  const { id } = await createTalent(db, { account: { first_name: 'Zubeida' } });
  const isKnown = async () => {
    await applyAllChanges(db);
    const rows = await db
      .selectFrom('talent_search')
      .select('name_key')
      .where('talent_id', '=', id)
      .execute();
    return rows.some(({ name_key }) => name_key.includes('zubeida'));
  };
  expect(await isKnown()).toBe(true);
  await db.updateTable('account').set(gone.account).where('id', '=', id).execute();
  await addJob(db, { name: eraseDueJob, payload: {} });
  await drain();
  expect(await isKnown()).toBe(false);
});
