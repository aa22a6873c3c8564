import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { ClosingPart, ProjectOutcome } from '../../../../platform/feature/closing-part.ts';
import { fullName, people, portraitOf, recruiters, talents } from '../../../people/person-summaries/index.ts';
import { changedBy, type ShareStatus, shareStates } from './share-states.policy.ts';

const closable = changedBy('close');
const ofProject = (projectId: number) =>
  sql`character_id in (select id from project_character where project_id = ${projectId})`;

const listWaiting = async (db: Database, projectId: number) => {
  const { rows } = await sql<{ talent_id: number }>`
    select talent_id from project_share where status = any(${closable}) and ${ofProject(projectId)}
      and talent_id not in (select talent_id from character_cast where ${ofProject(projectId)})
    group by talent_id order by min(shared_at), talent_id`.execute(db);
  return rows.map(({ talent_id }) => talent_id);
};

const closeShares = async (trx: Database, outcome: ProjectOutcome) => {
  const cast = [...new Set([...outcome.castTalentIds.values()].flat())];
  const { rows } = await sql<{ talent_id: number; is_cast: boolean }>`
    update project_share set status = 'closed', closed_at = now(),
      answer_words = case when talent_id = any(${cast}) then ${outcome.castWords} else ${outcome.words} end
    where status = any(${closable}) and ${ofProject(outcome.projectId)}
    returning talent_id, talent_id = any(${cast}) as is_cast`.execute(trx);
  return [...new Set(rows.flatMap(({ talent_id, is_cast }) => (is_cast ? [] : [talent_id])))];
};

export const sharesPart: ClosingPart = {
  key: 'shares',
  words:
    'Thank you for your time. This project is now closed, and you don’t need to reply. We hope to work with you another time.',
  listWaiting,
  answer: closeShares,
};

/** Opens what was shared with this talent. The first time, it is noted. False when nothing was. */
export const openShares = async (trx: Database, projectId: number, talentId: number): Promise<boolean> => {
  const { rows } = await sql`
    update project_share set read_at = coalesce(read_at, now()),
      status = ${JSON.stringify(
        Object.fromEntries(Object.entries(shareStates).map(([status, { open }]) => [status, open])),
      )}::jsonb ->> status
    where talent_id = ${talentId} and ${ofProject(projectId)} returning id`.execute(trx);
  return rows.length > 0;
};

export interface SharedProjectRow {
  readonly project_id: number;
  readonly title: string;
  readonly project_type: string;
  readonly production_house: string | null;
  readonly director: string | null;
  readonly synopsis: string | null;
  readonly cities: readonly string[];
  readonly languages: readonly string[];
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
  readonly status: string;
  readonly owner_id: number;
  readonly owner_public_id: string;
  readonly owner_name: string;
  readonly company: string;
  readonly portrait: string | null;
  readonly shares: readonly {
    readonly id: number;
    readonly character_id: number;
    readonly name: string;
    readonly brief: string | null;
    readonly fee_paise: number | null;
    readonly fee_per: string | null;
    readonly disclosures: readonly { kind: string; level: string; note: string | null }[];
    readonly message: string | null;
    readonly status: ShareStatus;
    readonly is_read: boolean;
    readonly shared_at: string;
  }[];
}

const portrait = portraitOf(
  { account: 'account', talent: 'talent', recruiter: 'recruiter' },
  sql<string>`portrait.card_key`,
);

/** What talents may know of a project, and what was shared with this one. */
export const findSharedProject = async (db: Database, projectId: number, talentId: number) => {
  const { rows } = await sql<SharedProjectRow>`
    select project.id as project_id, project.title, project_type.name as project_type, project.production_house,
      project.director, project.synopsis, project.shoot_starts_on, project.shoot_ends_on, project.status,
      account.id as owner_id, account.public_id as owner_public_id, ${fullName('account')} as owner_name,
      recruiter.company, case when account.closed_at is null then ${portrait} end as portrait,
      array(select city.name from (
          select project.city_id, -1 as position
          union all select city_id, position from project_other_city where project_id = project.id) place
        join city on city.id = place.city_id order by place.position) as cities,
      array(select language.name from project_language spoken join language on language.id = spoken.language_id
        where spoken.project_id = project.id order by spoken.position, language.name) as languages,
      (select json_agg(json_build_object('id', share.id, 'character_id', part.id, 'name', part.name,
          'brief', part.brief, 'fee_paise', part.fee_paise, 'fee_per', part.fee_per, 'message', share.message,
          'status', share.status, 'is_read', share.read_at is not null, 'shared_at', share.shared_at,
          'disclosures', (select coalesce(json_agg(json_build_object(
              'kind', kind, 'level', level, 'note', note) order by kind), '[]')
            from character_disclosure where character_id = part.id)) order by part.position, part.id)
        from project_share share join project_character part on part.id = share.character_id
        where part.project_id = project.id and share.talent_id = ${talentId}) as shares
    from project
    join project_type on project_type.id = project.project_type_id
    join ${people('account')} on account.id = project.recruiter_id
    join ${recruiters('recruiter')} on recruiter.account_id = account.id
    left join ${talents('talent')} on talent.account_id = account.id
    where project.id = ${projectId}`.execute(db);
  return rows[0];
};

/** For the talent's own archive. */
export const listSharedWith = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectFrom('project_share as share')
    .innerJoin('project_character as part', 'part.id', 'share.character_id')
    .innerJoin('project', 'project.id', 'part.project_id')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'project.recruiter_id')
    .select([
      'project.title as project',
      'part.name as character',
      'recruiter.company',
      'share.message',
      'share.status',
      'share.answer_words',
      'share.shared_at',
      'share.read_at',
      'share.answered_at',
      'share.closed_at',
    ])
    .where('share.talent_id', '=', id)
    .orderBy('share.shared_at')
    .execute();
