import type { ProjectChoice, ProjectRow } from '@callboard/contract/casting/project-lists';
import type { PhotoUrl } from '../project-access/index.ts';
import { toDates, toMoments, toPoster } from './project-detail.mapper.ts';
import type { ChoiceRow, ProjectListRow } from './project-list.queries.ts';
import { toProjectStatus } from './project-states.policy.ts';
import { toCharacterSlot } from './stages.mapper.ts';
import type { CharacterSlotRow } from './stages.queries.ts';

interface Parts {
  readonly counts: ProjectRow['counts'];
  readonly slots: readonly CharacterSlotRow[];
}

const sumOf = (slots: readonly CharacterSlotRow[], count: (slot: CharacterSlotRow) => number) =>
  slots.reduce((sum, slot) => sum + count(slot), 0);

export const toProjectRow = async (
  row: ProjectListRow,
  { counts, slots }: Parts,
  photoUrl: PhotoUrl,
): Promise<ProjectRow> => ({
  id: row.id,
  title: row.title,
  internal_title: row.team_title,
  project_type: row.project_type,
  production_house: row.production_house,
  cities: row.cities.map(({ name }) => name),
  status: toProjectStatus(row.status),
  poster: await toPoster(row.poster, photoUrl),
  ...toDates(row),
  ...toMoments(row),
  owner: { user_id: row.owner_id, name: row.owner_name, company: row.owner_company },
  role: row.role,
  wanted: sumOf(
    slots.filter(({ status }) => status !== 'dropped'),
    ({ wanted }) => wanted,
  ),
  counts,
  new_faces: sumOf(slots, ({ new_faces }) => new_faces),
  to_decide: sumOf(slots, ({ unseen, interested }) => unseen + interested),
  characters: await Promise.all(slots.map((slot) => toCharacterSlot(slot, photoUrl))),
});

export const toProjectChoice = (row: ChoiceRow): ProjectChoice => ({
  id: row.id,
  title: row.title,
  project_type: row.project_type,
  status: toProjectStatus(row.status),
  role: row.role,
  ...toDates(row),
});
