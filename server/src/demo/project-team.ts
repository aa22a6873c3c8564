import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import type { CharacterRow, ProjectRow } from './project-rows.ts';
import type { Random } from './random.ts';

/** The demo recruiter, and two colleagues. The second account is Callboard's own. */
const [owner, associate, viewer] = [1, 5, 3];

interface Making {
  readonly batch: Batch;
  readonly today: Date;
  readonly random: Random;
}

/** Days between the creation of a project and now. */
const ageInDays = ({ created_at }: ProjectRow, today: Date) =>
  Math.max(2, Math.floor((today.getTime() - Date.parse(created_at)) / 86_400_000));

function addActivity(
  { batch, today, random }: Making,
  project: ProjectRow,
  characters: readonly CharacterRow[],
): void {
  const age = ageInDays(project, today);
  /** From its creation to yesterday. */
  const at = (share: number) => moment(today, -age + share * (age - 1));
  const [first] = characters;
  const lines: Batch['project_activity'] = [];
  const add = (share: number, actor_id: number, kind: string, more: { detail?: object; of?: CharacterRow }) =>
    lines.push({
      project_id: project.id,
      actor_id,
      kind,
      character_id: more.of?.id ?? null,
      detail: more.detail ?? {},
      happened_at: at(share),
    });
  add(0, owner, 'project_created', {});
  add(0.05, owner, 'characters_added', { detail: { count: characters.length } });
  add(0.1, owner, 'project_opened', {});
  add(0.2, associate, 'person_joined', { detail: { role: 'associate' } });
  add(0.25, viewer, 'person_joined', { detail: { role: 'viewer' } });
  if (first) add(0.4, associate, 'character_edited', { of: first });
  for (const character of random.sample([...characters], 2))
    add(0.5 + random.fraction() * 0.4, associate, 'shortlist_added', {
      of: character,
      detail: { count: random.int(2, 6) },
    });
  add(0.97, associate, 'project_edited', { detail: { fields: 'usage', count: 1 } });
  batch.project_activity.push(
    ...lines.sort((one, other) => one.happened_at.localeCompare(other.happened_at)),
  );
}

/** Colleagues on what the demo recruiter casts now, and a project of a colleague that she works on. */
export function addTeams(batch: Batch, { today, random }: Pick<DemoContext, 'today' | 'random'>): void {
  const current = batch.project.filter(({ status }) => status === 'open' || status === 'paused');
  const own = current.filter(({ recruiter_id }) => recruiter_id === owner);
  for (const project of own) {
    const joined_at = moment(today, -ageInDays(project, today) / 2);
    const of = { project_id: project.id, joined_at };
    batch.project_member.push(
      { ...of, account_id: associate, role: 'associate', unlock_limit: 5 },
      { ...of, account_id: viewer, role: 'viewer', unlock_limit: 0 },
    );
    const characters = batch.project_character.filter(({ project_id }) => project_id === project.id);
    addActivity({ batch, today, random: random.child(`team ${project.title}`) }, project, characters);
  }
  const [theirs] = current.filter(({ recruiter_id }) => recruiter_id === associate);
  if (theirs)
    batch.project_member.push({
      project_id: theirs.id,
      account_id: owner,
      role: 'associate',
      unlock_limit: 3,
      joined_at: moment(today, -6),
    });
}
