import { movingStatuses } from '@callboard/contract/casting/application-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { ProjectOutcome } from '../../../platform/feature/closing-part.ts';
import { castings, characters } from '../projects/index.ts';
import { closedAs } from './steps.policy.ts';

const openStatuses = [...movingStatuses];

const isOpenOf = (projectId: number) => sql`(application.status = any(${openStatuses}) and (
  application.character_id in (select part.id from ${characters('part')} where part.project_id = ${projectId})
  or application.job_id in (select job.id from job where job.project_id = ${projectId})))`;

/** They play what they applied for already. */
const isCast = (projectId: number) => sql`exists (
  select from ${castings('casting')} join ${characters('part')} on part.id = casting.character_id
  where part.project_id = ${projectId} and casting.talent_id = application.talent_id
    and (application.character_id is null or casting.character_id = application.character_id))`;

export const listWaiting = async (db: Database, projectId: number) => {
  const { rows } = await sql<{ talent_id: number }>`
    select application.talent_id from job_application application
    where ${isOpenOf(projectId)} and not ${isCast(projectId)}
    group by application.talent_id order by min(application.created_at), application.talent_id`.execute(db);
  return rows.map(({ talent_id }) => talent_id);
};

/** For the character applied for, or for any where none was named. */
export const answerApplications = async (trx: Database, outcome: ProjectOutcome) => {
  const cast = [...outcome.castTalentIds].flatMap(([character, talents]) =>
    talents.map((talent) => ({ character, talent })),
  );
  const { rows } = await sql<{ talent_id: number; is_cast: boolean }>`
    with chosen as (
      select * from jsonb_to_recordset(${JSON.stringify(cast)}::jsonb) as chosen (character int, talent int)),
    decided as (
      select application.id, application.status, exists (select from chosen where chosen.talent = application.talent_id
        and (application.character_id is null or chosen.character = application.character_id)) as is_cast
      from job_application application where ${isOpenOf(outcome.projectId)} for update of application),
    ended as (
      select decided.id, decided.status, decided.is_cast,
        case when decided.is_cast then 'cast' else ${JSON.stringify(closedAs)}::jsonb ->> decided.status end as becomes,
        case when decided.is_cast then ${outcome.castWords} else ${outcome.words} end as words
      from decided),
    told as (
      insert into application_event (application_id, from_status, to_status, made_by, actor_id, words)
      select id, status, becomes, 'team', ${outcome.actorId}::int, words from ended)
    update job_application application set status = ended.becomes, answer_words = ended.words
    from ended where ended.id = application.id
    returning application.talent_id, ended.is_cast`.execute(trx);
  return [...new Set(rows.flatMap(({ talent_id, is_cast }) => (is_cast ? [] : [talent_id])))];
};
