import { describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFace, createOpenJob, createParts, createProject } from '../../../../test/landing-factories.ts';
import { toCharacterSlot, toStageCounts } from './stages.mapper.ts';
import { listCharacterSlots } from './stages.queries.ts';

const database = useTestDatabase();
const photoUrl = async (key: string) => `/files/${key}`;

async function given() {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const character = await createCharacter(db, recruiter, { character: { name: 'Meera', wanted: 2 } });
  const job = await createOpenJob(db, recruiter.id, { project_id: character.project_id });
  return {
    db,
    recruiter,
    character,
    apply: (talent: { id: number }, status = 'applied') =>
      db
        .insertInto('job_application')
        .values({ job_id: job.id, talent_id: talent.id, character_id: character.id, status })
        .execute(),
    share: (talent: { id: number }, status: 'shared' | 'interested' | 'declined') =>
      db
        .insertInto('project_share')
        .values({
          character_id: character.id,
          talent_id: talent.id,
          status,
          ...(status !== 'shared' && { read_at: new Date(), answered_at: new Date() }),
        })
        .execute(),
    shortlist: (talent: { id: number }) =>
      db
        .insertInto('character_shortlist')
        .values({ character_id: character.id, talent_id: talent.id, position: 1 })
        .execute(),
    read: async () => {
      const [row] = await listCharacterSlots(db, [character.project_id]);
      if (!row) throw new Error('The character is there');
      return row;
    },
  };
}

describe('the slot of a character', () => {
  test('is empty while nobody is considered', async () => {
    const { read, character } = await given();
    expect(await toCharacterSlot(await read(), photoUrl)).toEqual({
      id: character.id,
      name: 'Meera',
      status: 'casting',
      wanted: 2,
      cast: 0,
      listed: 0,
      unseen: 0,
      stage: null,
      face: null,
    });
  });

  test('counts everyone once, at their furthest stage, and shows who is furthest', async () => {
    const { db, apply, shortlist, share, read } = await given();
    const furthest = await createFace(db, { account: { first_name: 'Pallavi', last_name: 'Rao' } });
    await shortlist(furthest);
    await share(furthest, 'interested');
    await apply(furthest, 'callback');
    const unread = await createTalent(db);
    await shortlist(unread);
    await apply(unread);
    await share(await createTalent(db), 'interested');
    const row = await read();
    expect(toStageCounts(row)).toEqual({
      shortlisted: 0,
      applied: 1,
      invited: 1,
      auditioned: 1,
      offered: 0,
      cast: 0,
    });
    expect(row).toMatchObject({ listed: 3, unseen: 1, interested: 1, new_faces: 1 });
    expect(await toCharacterSlot(row, photoUrl)).toMatchObject({
      stage: 'auditioned',
      face: { name: 'Pallavi Rao', image: `/files/media/${furthest.public_id}.webp` },
    });
  });

  test('leaves out who said no, who was told no and whose account is closed', async () => {
    const { db, apply, share, shortlist, read } = await given();
    await share(await createTalent(db), 'declined');
    await apply(await createTalent(db), 'not_selected');
    await apply(await createTalent(db), 'withdrawn');
    const gone = await createTalent(db, { account: { closed_at: new Date() } });
    await shortlist(gone);
    await apply(gone);
    expect(await read()).toMatchObject({ listed: 0, unseen: 0, new_faces: 0, rank: null, face: null });
  });

  test('a part stays cast when the account of the cast is closed, without a face', async () => {
    const { db, recruiter } = await given();
    const gone = await createTalent(db, { account: { closed_at: new Date() } });
    const { id: projectId } = await createProject(db, recruiter.id);
    const [part] = await createParts(db, projectId, [{ name: 'Inspector Kale', castBy: gone.id }]);
    await db
      .insertInto('character_shortlist')
      .values({ character_id: part?.id ?? 0, talent_id: (await createTalent(db)).id, position: 1 })
      .execute();
    const [row] = await listCharacterSlots(db, [projectId]);
    expect(row).toMatchObject({ cast: 1, listed: 1, rank: 1, face: null });
    expect(row && (await toCharacterSlot(row, photoUrl))).toMatchObject({ stage: 'cast', face: null });
  });

  test('several projects come in one list, each in its order', async () => {
    const { db, recruiter, character } = await given();
    const other = await createCharacter(db, recruiter, { character: { name: 'Vikram', position: 2 } });
    await db
      .insertInto('project_character')
      .values({ project_id: other.project_id, name: 'Zoya', position: 1 })
      .execute();
    const rows = await listCharacterSlots(db, [other.project_id, character.project_id]);
    expect(rows.map(({ name }) => name)).toEqual(['Meera', 'Zoya', 'Vikram']);
    expect(await listCharacterSlots(db, [])).toEqual([]);
  });
});
