import type { Batch } from './batch.ts';
import { dateOn, moment } from './calendar.ts';
import { type DemoContext, suitablePeople } from './context.ts';
import { applicationNotes, careLines, sendLines } from './data/job-lines.ts';
import { pastProjects } from './data/lantern-past-projects.ts';
import {
  currentProjects,
  type OwnCharacter,
  type OwnProject,
  type Progress,
} from './data/lantern-projects.ts';
import { closesOn, feeFor, unsaidOfJob } from './job.ts';
import type { Person } from './person.ts';
import { addDetails, characterColumns, detailColumns } from './project-details.ts';
import type { CharacterRow, ProjectRow } from './project-rows.ts';
import type { Random } from './random.ts';
import { idOf } from './reference.ts';
import type { ApplicationStatus, JobStatus } from './rows.ts';
import { unsaid } from './shortlist-words.ts';

const recruiterId = 1;
const message = 'We’d like you to read for this. Tell us if you’re interested, and which days suit you.';

interface Making {
  readonly batch: Batch;
  readonly today: Date;
  readonly random: Random;
  readonly people: readonly Person[];
  /** Of the project. */
  readonly type: OwnProject['type'];
}

function addProject({ batch, today, random }: Making, script: OwnProject): ProjectRow {
  const [starts, ends] = script.shoot;
  const created = moment(today, -script.createdDaysAgo);
  const closedAt = script.closedDaysAgo === undefined ? null : moment(today, -script.closedDaysAgo);
  const row: ProjectRow = {
    id: batch.project.length + 1,
    public_id: random.uuid(),
    recruiter_id: recruiterId,
    title: script.title,
    project_type_id: idOf.projectType(script.type),
    synopsis: script.synopsis,
    city_id: idOf.city(script.city),
    shoot_starts_on: dateOn(today, starts),
    shoot_ends_on: dateOn(today, ends),
    status: script.status,
    closed_at: closedAt,
    created_at: created,
    updated_at: closedAt ?? moment(today, -random.int(1, 20)),
    ...detailColumns(script.details, { today, starts, ends }, random),
    is_public: script.status !== 'draft',
  };
  batch.project.push(row);
  addDetails(batch, row, script.language, script.details);
  return row;
}

function addCharacter(
  { batch }: Making,
  script: OwnCharacter,
  project: ProjectRow,
  position: number,
): CharacterRow {
  const { progress, weight, wanted, teamNote } = script;
  const row: CharacterRow = {
    id: batch.project_character.length + 1,
    project_id: project.id,
    name: script.name,
    brief: script.brief,
    gender_id: script.gender === null ? null : idOf.gender(script.gender),
    playing_age_min: script.age[0],
    playing_age_max: script.age[1],
    height_min_mm: null,
    height_max_mm: null,
    status: (progress.cast ?? 0) >= wanted ? 'cast' : 'casting',
    position,
    ...characterColumns(script, position, project),
    weight,
    wanted,
    team_note: teamNote,
    created_at: project.created_at,
    updated_at: project.updated_at,
  };
  batch.project_character.push(row);
  for (const skill of script.skills)
    batch.character_skill.push({ character_id: row.id, skill_id: idOf.skill(skill) });
  return row;
}

/** Of a character that is cast, nobody is wanted for the moment; with its project, the job is closed. */
function jobStatusOf(character: CharacterRow, project: ProjectRow): JobStatus {
  if (project.status === 'closed') return 'closed';
  return project.status === 'open' && character.status === 'casting' ? 'open' : 'paused';
}

/** By which people came to audition. */
function addJob(
  { batch, today, random, type }: Making,
  character: CharacterRow,
  project: ProjectRow,
): number {
  const id = batch.job.length + 1;
  const status = jobStatusOf(character, project);
  batch.job.push({
    ...unsaidOfJob,
    id,
    public_id: random.uuid(),
    recruiter_id: recruiterId,
    project_id: project.id,
    title: character.name,
    description: [character.brief, random.pick(careLines), random.pick(sendLines)].join('\n\n'),
    project_type_id: project.project_type_id,
    city_id: project.city_id,
    gender_id: character.gender_id,
    age_min: character.playing_age_min,
    age_max: character.playing_age_max,
    ...(character.fee_paise === null
      ? feeFor(type, random)
      : { fee_paise: character.fee_paise, fee_per: character.fee_per, is_unpaid: false }),
    is_house_opening: false,
    status,
    submitted_at: moment(today, -41),
    opened_at: moment(today, -40),
    ...closesOn(dateOn(today, status === 'closed' ? -2 : random.int(4, 21))),
    created_at: moment(today, -41),
    updated_at: moment(today, -2),
  });
  batch.job_character.push({ job_id: id, character_id: character.id });
  return id;
}

const statusOf = { offered: 'offered', auditioned: 'audition', applied: 'applied' } as const satisfies Record<
  string,
  ApplicationStatus
>;

function addApplicants(making: Making, character: CharacterRow, project: ProjectRow, take: Taking): void {
  const { batch, today, random } = making;
  const stages = ['offered', 'auditioned', 'applied'] as const;
  const chosen = stages.map((stage) => ({ stage, people: take(stage) }));
  if (chosen.every(({ people }) => people.length === 0)) return;
  const job_id = addJob(making, character, project);
  for (const { stage, people } of chosen)
    for (const { id } of people) {
      const daysAgo = stage === 'applied' ? random.fraction() * 3 : random.int(2, 8);
      batch.job_application.push({
        job_id,
        talent_id: id,
        character_id: character.id,
        note: random.chance(0.7) ? random.pick(applicationNotes) : null,
        status: project.status === 'closed' ? 'not_selected' : statusOf[stage],
        created_at: moment(today, -daysAgo - (stage === 'applied' ? 0 : random.int(3, 12))),
        updated_at: moment(today, -daysAgo),
      });
    }
}

function addShares({ batch, today, random }: Making, character: CharacterRow, take: Taking): void {
  for (const stage of ['interested', 'invited'] as const)
    for (const { id } of take(stage)) {
      const sharedDaysAgo = random.int(3, 12);
      const read = stage === 'interested' ? moment(today, -sharedDaysAgo + 1) : null;
      batch.project_share.push({
        character_id: character.id,
        talent_id: id,
        shared_by: recruiterId,
        message,
        status: stage === 'interested' ? 'interested' : 'shared',
        shared_at: moment(today, -sharedDaysAgo),
        read_at: read,
        answered_at: read,
        closed_at: null,
        decline_reason: null,
        answer_words: null,
      });
    }
}

/** The next people for a stage. */
type Taking = (stage: keyof Progress) => readonly Person[];

function addCandidates(
  making: Making,
  script: OwnCharacter,
  character: CharacterRow,
  project: ProjectRow,
): void {
  const { batch, today, people } = making;
  const random = making.random.child(character.name);
  const left = random.shuffle(suitablePeople(people, script));
  const take: Taking = (stage) => left.splice(0, script.progress[stage] ?? 0);
  const castAt = project.closed_at ?? moment(today, -random.int(4, 30));
  for (const { id } of take('cast'))
    batch.character_cast.push({ character_id: character.id, talent_id: id, cast_at: castAt });
  addApplicants({ ...making, random }, character, project, take);
  addShares({ ...making, random }, character, take);
  for (const [index, { id }] of take('shortlisted').entries())
    batch.character_shortlist.push({
      ...unsaid,
      character_id: character.id,
      talent_id: id,
      note: null,
      position: index + 1,
      created_at: moment(today, -random.int(0, 14) - index / 24),
    });
}

/** What else the demo recruiter works on and has cast. Nobody of it is the demo talent, whose page is her own. */
export function addOwnProjects(batch: Batch, { today, random, people }: DemoContext): void {
  const others = people.filter(({ number }) => number > 0);
  for (const script of [...currentProjects, ...pastProjects]) {
    const making = {
      batch,
      today,
      people: others,
      random: random.child(`own project ${script.title}`),
      type: script.type,
    };
    const project = addProject(making, script);
    for (const [position, part] of script.characters.entries()) {
      const character = addCharacter(making, part, project, position);
      addCandidates(making, part, character, project);
    }
  }
}
