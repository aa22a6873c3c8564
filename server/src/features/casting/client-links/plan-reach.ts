import type { planClientLink } from '@callboard/contract/casting/client-links';
import type { Parsed, Result } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import { listBriefs } from '../projects/index.ts';
import { castsOf } from '../scenarios/index.ts';
import { listPublic } from './faces.queries.ts';
import { reachOfPlan } from './reach.queries.ts';

type Wanted = Parsed<typeof planClientLink>['body'];
type Planned = Result<typeof planClientLink>;

/** Characters that a scenario has nobody for whom clients would see. */
async function planScenarios(
  db: Database,
  { project_id, charcter_id, scenario_ids = [] }: Wanted,
): Promise<Planned['scenarios']> {
  if (scenario_ids.length === 0) return [];
  const casts = await castsOf(db, project_id, [...new Set(scenario_ids)]);
  const briefs = await listBriefs(db, project_id);
  const parts = briefs.filter(
    ({ id, status }) => status !== 'dropped' && (charcter_id === undefined || id === charcter_id),
  );
  const shown = await listPublic(
    db,
    casts.flatMap(({ choices }) => choices.map(({ talent_id }) => talent_id)),
  );
  return casts.map(({ id, name, choices }) => {
    const filled = new Set(
      choices.flatMap(({ character_id, talent_id }) => (shown.has(talent_id) ? [character_id] : [])),
    );
    return {
      id,
      name,
      empty_characters: parts.filter((part) => !filled.has(part.id)).map((part) => part.name),
    };
  });
}

/** What a link would show if it were made now. */
export async function planReach(db: Database, wanted: Wanted): Promise<Planned> {
  const { project_id: projectId, charcter_id: characterId, user_ids: talentIds } = wanted;
  const reach = await reachOfPlan(db, { projectId, characterId, talentIds });
  return { ...reach, scenarios: await planScenarios(db, wanted) };
}
