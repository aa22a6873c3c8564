import type { Insertable } from 'kysely';
import type { JobApplication, ProjectShare } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createRecruiter, createTalent } from './factories.ts';
import { createOpenJob, createProject } from './landing-factories.ts';

/** An open project with an owner, two colleagues, three characters and a job for the first. */
export async function createTeamProject(db: Database, wanted: readonly number[] = [1, 1, 3]) {
  const owner = await createRecruiter(db, { account: { first_name: 'Tara', last_name: 'Dutta' } });
  const associate = await createRecruiter(db);
  const viewer = await createRecruiter(db);
  const project = await createProject(db, owner.id, { team_title: 'Secret', is_public: false });
  const project_id = project.id;
  await db
    .insertInto('project_member')
    .values([
      { project_id, account_id: associate.id, role: 'associate' },
      { project_id, account_id: viewer.id, role: 'viewer' },
    ])
    .execute();
  const names = ['Meera', 'The driver', 'Wedding guests'];
  const characters = await db
    .insertInto('project_character')
    .values(
      wanted.map((many, position) => ({ project_id, name: names[position] ?? 'X', position, wanted: many })),
    )
    .returning('id')
    .execute();
  const job = await createOpenJob(db, owner.id, { project_id });
  const ids = characters.map(({ id }) => id);
  await db
    .insertInto('job_character')
    .values({ job_id: job.id, character_id: ids[0] ?? 0 })
    .execute();
  return { owner, associate, viewer, project, characters: ids, job };
}
export type TeamProject = Awaited<ReturnType<typeof createTeamProject>>;

export async function applyFor(
  db: Database,
  { job }: Pick<TeamProject, 'job'>,
  character_id: number | null | undefined,
  changes: Partial<Insertable<JobApplication>> = {},
) {
  const talent_id = changes.talent_id ?? (await createTalent(db)).id;
  await db
    .insertInto('job_application')
    .values({ job_id: job.id, character_id: character_id ?? null, ...changes, talent_id })
    .execute();
  return talent_id;
}

const timesOf = (status: string) => ({
  ...(status !== 'shared' && status !== 'closed' && { read_at: new Date() }),
  ...((status === 'interested' || status === 'declined') && { answered_at: new Date() }),
  ...(status === 'closed' && { closed_at: new Date() }),
});

export async function shareWith(
  db: Database,
  character_id: number | undefined,
  changes: Partial<Insertable<ProjectShare>> = {},
) {
  const talent_id = changes.talent_id ?? (await createTalent(db)).id;
  await db
    .insertInto('project_share')
    .values({
      character_id: character_id ?? 0,
      ...timesOf(changes.status ?? 'shared'),
      ...changes,
      talent_id,
    })
    .execute();
  return talent_id;
}
