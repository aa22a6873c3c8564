import type { Parsed } from '@callboard/contract/endpoint';
import type { SkillsPayload, saveSkills } from '@callboard/contract/people/profile-editor/skills';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { toEntryIds } from '../../site/reference/index.ts';
import { type Caller, createTalentReader, type TalentRef } from '../talent-profiles/index.ts';
import { replaceLinks } from './chosen.queries.ts';
import { assertKnownEntries, entries, entry, limitTyped, textOrNull } from './profile-input.ts';
import { lockTalent } from './progress.queries.ts';
import { assertStillPublishable, readProgress } from './read-progress.ts';
import * as queries from './skills.queries.ts';

type SkillsBody = Parsed<typeof saveSkills>['body'];

export async function readSkills(db: Database, talentId: number): Promise<SkillsPayload> {
  const row = await queries.findSkills(db, talentId);
  if (!row) throw new ProblemError('NOT_FOUND');
  return {
    skill_and_education_id: row.account_id,
    talent_id: row.account_id,
    education: row.education_level_id,
    hobbies_interests: row.hobbies,
    skils: row.skills,
    notable_achivements: row.achievements,
    other_notable_achivements: row.other_achievements,
    acting_education: row.trainings,
    theatre_experience: row.theatre_years,
    prior_project_name: row.prior_project,
    onGoingProjects: row.ongoing_projects,
    added_entries: row.added_entries,
  };
}

const chosenEntries = (body: SkillsBody) => [
  entry('education', 'education_level', body.education),
  entries('hobbies_interests', 'hobby', body.hobbies_interests),
  entries('skils', 'skill', body.skils),
  entries('notable_achivements', 'achievement', body.notable_achivements),
  entries('acting_education', 'acting_education', body.acting_education),
];

const assertOwnProjects = async (trx: Database, talentId: number, body: SkillsBody) => {
  const own = await queries.listOngoingIds(trx, talentId);
  for (const [at, { id }] of (body.onGoingProjects ?? []).entries()) {
    if (id !== undefined && !own.includes(id)) {
      throw invalidField(`onGoingProjects.${at}.id`, 'This isn’t one of your ongoing projects');
    }
  }
};

export function createSkills({ db, limits }: { db: Database; limits: Limits }) {
  const read = createTalentReader({ db, limits });

  const write = async (trx: Database, talentId: number, body: SkillsBody) => {
    await queries.updateSkills(trx, talentId, {
      education_level_id: body.education,
      theatre_years: body.theatre_experience,
      other_achievements: textOrNull(body.other_notable_achivements),
      prior_project: textOrNull(body.prior_project_name),
    });
    const links = [
      ['talent_hobby', body.hobbies_interests && (await toEntryIds(trx, 'hobby', body.hobbies_interests))],
      ['talent_skill', body.skils && (await toEntryIds(trx, 'skill', body.skils))],
      ['talent_achievement', body.notable_achivements],
      ['talent_training', body.acting_education],
    ] as const;
    for (const [table, ids] of links) if (ids) await replaceLinks(trx, table, talentId, ids);
    if (!body.onGoingProjects) return;
    await assertOwnProjects(trx, talentId, body);
    await queries.replaceOngoing(trx, talentId, body.onGoingProjects);
  };

  return {
    async save(talentId: number, body: SkillsBody) {
      const { talent_id = talentId, skill_and_education_id = talentId } = body;
      if (talent_id !== talentId || skill_and_education_id !== talentId) throw new ProblemError('NOT_FOUND');
      await assertKnownEntries(db, chosenEntries(body));
      await limitTyped(limits, talentId, [body.skils, body.hobbies_interests]);
      await db.transaction().execute(async (trx) => {
        if (!(await lockTalent(trx, talentId))) throw new ProblemError('NOT_FOUND');
        await write(trx, talentId, body);
        await assertStillPublishable(trx, talentId);
      });
      return { ...(await readSkills(db, talentId)), progress: await readProgress(db, talentId) };
    },

    /** Viewers who only see the guest view see none of this. */
    async view(ref: TalentRef, caller: Caller) {
      const { talent, access } = await read(ref, caller);
      if (access === 'public') throw new ProblemError('NOT_FOUND');
      return readSkills(db, talent.id);
    },

    async removeOngoing(talentId: number, id: number) {
      if (!(await queries.deleteOngoing(db, talentId, id))) throw new ProblemError('NOT_FOUND');
      return { id };
    },
  };
}
