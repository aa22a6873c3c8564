import { maxWings } from '@callboard/contract/casting/line-up-facts';
import type { getLineUp } from '@callboard/contract/casting/line-ups';
import { projectStatuses } from '@callboard/contract/casting/project-values';
import type { Result } from '@callboard/contract/endpoint';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { requireProject } from '../project-access/index.ts';
import { type LineUpOptions, readKnown } from './known-people.service.ts';
import { toPairing, toPerson, toWing } from './line-up.mapper.ts';
import { mayStand } from './line-up.policy.ts';
import * as queries from './line-up.queries.ts';
import { listPairings } from './pairings.queries.ts';

export function createLineUp(options: LineUpOptions) {
  const { db } = options;
  return {
    /** Six statements at most, however many are considered. */
    async read(actor: Actor, projectId: number, asked: readonly number[]): Promise<Result<typeof getLineUp>> {
      const { role } = await requireProject(db, actor, projectId, 'read');
      const head = await queries.findHead(db, projectId);
      if (!head) throw new ProblemError('NOT_FOUND');
      const considered = await queries.listConsidered(db, projectId);
      const pairings = await listPairings(db, projectId);
      const places = new Map(considered.map((one) => [one.talent_id, one]));
      const paired = pairings.flatMap(({ talent_ids }) => talent_ids);
      if (!mayStand(asked, new Set([...places.keys(), ...paired]))) throw new ProblemError('NOT_FOUND');
      const others = considered.map(({ talent_id }) => talent_id).filter((id) => !asked.includes(id));
      const wings = others.slice(0, maxWings);
      const withDays = new Set([...asked, ...paired]);
      const known = await readKnown(options, actor, {
        shoot: head,
        places,
        ids: [...new Set([...withDays, ...wings])],
        withDays,
      });
      const found = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []);
      return {
        project_id: head.id,
        title: head.title,
        status: projectStatuses.find((one) => one === head.status) ?? 'open',
        role,
        standing: found(asked).map(toPerson),
        wings: found(wings).map(toWing),
        wings_total: others.length,
        pairings: pairings.map((row) => toPairing(row, known)).filter(({ people }) => people.length > 1),
      };
    },
  };
}
export type LineUp = ReturnType<typeof createLineUp>;
