import type { Batch } from './batch.ts';
import { dateOn, moment } from './calendar.ts';
import { type DemoContext, suitablePeople } from './context.ts';
import { featuredProjects } from './data/featured-projects.ts';
import { namesByFormat, shortFormatCharacters, unseenCharacters } from './data/format-characters.ts';
import type { DetailScript } from './data/project-details.ts';
import { communityOfLanguage, projects } from './data/projects.ts';
import type { CharacterScript, ProjectScript } from './data/scripts.ts';
import { storyCharacters, traits } from './data/story-characters.ts';
import { communityNamed, inventName } from './person.ts';
import { addDetails, characterColumns, detailColumns, detailScript } from './project-details.ts';
import type { CharacterRow, ProjectRow } from './project-rows.ts';
import type { Random, Weighted } from './random.ts';
import { callboardRecruiterId, type Recruiter } from './recruiter.ts';
import { idOf } from './reference.ts';
import { fill } from './text.ts';

const special = [...shortFormatCharacters, ...unseenCharacters];

/** Picks characters at random; no repeats before all have been used once. */
function characterPicker(random: Random) {
  let stories: CharacterScript[] = [];
  let secondLines: string[] = [];
  const nextStory = () => {
    if (stories.length === 0) stories = random.shuffle(storyCharacters);
    return stories.splice(0, 1);
  };
  const nextTrait = () => {
    if (secondLines.length === 0) secondLines = random.shuffle(traits);
    return secondLines.pop() ?? '';
  };
  return (type: string): CharacterScript[] => {
    const names = namesByFormat[type];
    if (names) {
      const fitting = special.filter(({ name }) => names.includes(name));
      return random.sample(fitting, random.int(2, 3));
    }
    const used = Array.from({ length: random.int(2, 6) }, nextStory).flat();
    return used.map((script) => ({ ...script, brief: `${script.brief} ${nextTrait()}` }));
  };
}

export interface Role {
  readonly row: CharacterRow;
  /** The id of who plays it. */
  readonly castBy: number | null;
  readonly script: CharacterScript;
}
export interface Production {
  readonly row: ProjectRow;
  readonly script: ProjectScript;
  readonly recruiter: Recruiter;
  readonly roles: readonly Role[];
}

const statuses: Weighted<ProjectRow['status']> = [
  ['open', 74],
  ['closed', 15],
  ['paused', 7],
  ['draft', 4],
];

function projectRow(
  id: number,
  script: ProjectScript,
  recruiter: Recruiter,
  details: DetailScript,
  { today, random }: Pick<DemoContext, 'today' | 'random'>,
): ProjectRow {
  const status = script.closed ? 'closed' : script.company ? 'open' : random.weighted(statuses);
  const days = script.type in namesByFormat ? random.int(0, 3) : random.int(6, 55);
  const starts = status === 'closed' ? -random.int(20, 160) : random.int(14, 120);
  const [start, end] = script.shoot ?? [starts, starts + days];
  const created = moment(today, Math.min(0, start) - random.int(12, 70));
  const closedAt = status === 'closed' ? moment(today, Math.min(start - 5, -5)) : null;
  return {
    id,
    public_id: random.uuid(),
    recruiter_id: recruiter.id,
    title: script.title,
    project_type_id: idOf.projectType(script.type),
    synopsis: script.synopsis,
    city_id: idOf.city(script.city),
    shoot_starts_on: dateOn(today, start),
    shoot_ends_on: dateOn(today, end),
    status,
    closed_at: closedAt,
    created_at: created,
    updated_at: closedAt ?? created,
    ...detailColumns(details, { today, starts: start, ends: end }, random.child(`details ${id}`)),
    ...(script.company && { is_public: true }),
  };
}

/** Halfway through casting. */
const castAt = ({ created_at, closed_at }: ProjectRow, today: Date) =>
  new Date(
    (Date.parse(created_at) + (closed_at ? Date.parse(closed_at) : today.getTime())) / 2,
  ).toISOString();

/** Closed projects are cast; in open ones some roles are. */
function castFor(script: CharacterScript, project: ProjectRow, context: DemoContext) {
  const chosen = script.castBy === undefined ? undefined : context.people[script.castBy];
  const decided =
    project.status === 'closed' || (script.closesIn === undefined && context.random.chance(0.1));
  const [found] =
    decided && script.castBy === undefined
      ? context.random.sample(suitablePeople(context.people, script), 1)
      : [];
  const talent = chosen ?? found;
  if (talent) return { status: 'cast', castBy: talent.id } as const;
  return { status: project.status === 'closed' ? 'dropped' : 'casting', castBy: null } as const;
}

function nameIn(script: CharacterScript, language: string, random: Random): string {
  const community = communityNamed(communityOfLanguage[language] ?? 'awadh');
  const woman = inventName(community, 'Female', random);
  const man = inventName(community, 'Male', random);
  return fill(script.name, { woman: woman.firstName, man: man.firstName, family: man.lastName });
}

function addRole(
  batch: Batch,
  script: CharacterScript,
  project: ProjectRow,
  language: string,
  position: number,
  context: DemoContext,
): Role {
  const { status, castBy } = castFor(script, project, context);
  const row: CharacterRow = {
    id: batch.project_character.length + 1,
    project_id: project.id,
    name: nameIn(script, language, context.random),
    brief: script.brief,
    gender_id: script.gender === null ? null : idOf.gender(script.gender),
    playing_age_min: script.age[0],
    playing_age_max: script.age[1],
    height_min_mm: script.height ? script.height[0] * 10 : null,
    height_max_mm: script.height ? script.height[1] * 10 : null,
    status,
    position,
    ...characterColumns(script, position, project),
    created_at: project.created_at,
    updated_at: project.updated_at,
  };
  batch.project_character.push(row);
  if (castBy !== null)
    batch.character_cast.push({
      character_id: row.id,
      talent_id: castBy,
      cast_at: castAt(project, context.today),
    });
  const level_id = idOf.languageLevel(context.random.chance(0.15) ? 'Native' : 'Fluent');
  for (const spoken of script.languages ?? [language])
    batch.character_language.push({ character_id: row.id, language_id: idOf.language(spoken), level_id });
  for (const skill of script.skills)
    batch.character_skill.push({ character_id: row.id, skill_id: idOf.skill(skill) });
  return { row, script, castBy };
}

/** The featured projects first, then about one per recruiter. */
export function addProjects(batch: Batch, context: DemoContext): Production[] {
  const { recruiters, random, today } = context;
  const [first, ...others] = recruiters.filter(({ id }) => id !== callboardRecruiterId);
  if (!first) return [];
  const otherRecruiters = others.length > 0 ? others : [first];
  const pickCharacters = characterPicker(random.child('characters'));
  const scripts = [...featuredProjects, ...random.sample(projects, Math.round(recruiters.length * 1.15))];
  return scripts.map((script, index) => {
    const owner = script.company ? recruiters.find(({ company }) => company === script.company) : undefined;
    const recruiter =
      owner ?? (script.company ? first : (otherRecruiters[index % otherRecruiters.length] ?? first));
    const details = detailScript(script, random.child(`details of ${script.title}`));
    const row = projectRow(index + 1, script, recruiter, details, { today, random });
    batch.project.push(row);
    addDetails(batch, row, script.language, details);
    const characters = script.characters ?? pickCharacters(script.type);
    const roles = characters.map((character, position) =>
      addRole(batch, character, row, script.language, position, context),
    );
    return { row, script, recruiter, roles };
  });
}
