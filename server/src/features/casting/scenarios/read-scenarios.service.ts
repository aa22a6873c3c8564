import type { ScenarioCharacter, ScenarioPerson } from '@callboard/contract/casting/scenarios';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { listStandingFacts } from '../../people/talent-profiles/index.ts';
import { type PhotoUrl, requireProject } from '../project-access/index.ts';
import { listConsidered, listPricedCharacters } from '../projects/index.ts';
import { groupByCharacter } from './furthest.policy.ts';
import { findProject, listAway } from './scenario-facts.queries.ts';
import { toScenario, toScenarioCharacter, toScenarioPerson } from './scenarios.mapper.ts';
import { listScenarios } from './scenarios.queries.ts';

export interface ScenarioOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

/** From the first day anyone works to the last. Undefined while no dates are known. */
function windowOf(characters: readonly Pick<ScenarioCharacter, 'starts_on' | 'ends_on'>[]) {
  const starts = characters.flatMap(({ starts_on }) => starts_on ?? []).toSorted();
  const ends = characters.flatMap(({ ends_on }) => ends_on ?? []).toSorted();
  const [start, end] = [starts[0], ends.at(-1)];
  return start !== undefined && end !== undefined && start <= end ? { start, end } : undefined;
}

export function createScenarioReading({ db, photoUrl }: ScenarioOptions) {
  const readPeople = async (
    actor: Actor,
    talentIds: readonly number[],
    window: ReturnType<typeof windowOf>,
  ): Promise<ScenarioPerson[]> => {
    const { accountId, frozen } = memberOf(actor);
    const faces = await listStandingFacts(db, talentIds, accountId);
    const unlocked = faces.filter(({ is_unlocked }) => is_unlocked).map(({ talent_id }) => talent_id);
    const away = await listAway(db, unlocked, window);
    return Promise.all(
      faces.map((face) =>
        toScenarioPerson(face, { away: away.get(face.talent_id), seesFee: !frozen, photoUrl }),
      ),
    );
  };

  return {
    /** Everything the page shows, in as many statements whatever there is to show. */
    async list(actor: Actor, projectId: number) {
      const { role } = await requireProject(db, actor, projectId, 'read');
      const [project, priced, considered, scenarios] = await Promise.all([
        findProject(db, projectId),
        listPricedCharacters(db, projectId),
        listConsidered(db, projectId),
        listScenarios(db, projectId),
      ]);
      if (!project) throw new ProblemError('NOT_FOUND');
      const byCharacter = groupByCharacter(considered);
      const characters = priced.map((row) => toScenarioCharacter(row, byCharacter.get(row.id) ?? []));
      const chosen = scenarios.flatMap(({ choices }) => choices.map(({ user_id }) => user_id));
      const everyone = new Set([...considered.map(({ talent_id }) => talent_id), ...chosen]);
      return {
        project_id: projectId,
        ...project,
        role,
        characters,
        people: await readPeople(actor, [...everyone], windowOf(characters)),
        scenarios: scenarios.map(toScenario),
      };
    },
  };
}
export type ScenarioReading = ReturnType<typeof createScenarioReading>;
