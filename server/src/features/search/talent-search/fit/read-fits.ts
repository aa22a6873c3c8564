import type { JobMatch } from '@callboard/contract/casting/job-search';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../../platform/db/database.ts';
import { findFitFacts, listFacets } from './applicant-facts.queries.ts';
import { rankingFor } from './character-ranking.policy.ts';
import { compareFit } from './compare-fit.policy.ts';
import type { CharacterRequirements } from './fit-facts.ts';
import { percentOf } from './standing.policy.ts';

interface Standing {
  readonly talentId: number;
  readonly requirements: CharacterRequirements;
}

/** How well each fits, in percent and in their order: what searches for the same character say of them. */
export async function readFits(db: Database, people: readonly Standing[]): Promise<number[]> {
  if (people.length === 0) return [];
  const facets = await listFacets(db, [...new Set(people.map(({ talentId }) => talentId))]);
  const rankings = new Map(
    [...new Set(people.map(({ requirements }) => requirements))].map((one) => [one, rankingFor(one)]),
  );
  return people.map(({ talentId, requirements }) => {
    const ranking = rankings.get(requirements) ?? rankingFor(requirements);
    return percentOf(ranking, facets.get(talentId) ?? []);
  });
}

/** One of them, with what was compared. */
export async function readFit(
  db: Database,
  { talentId, requirements, seesCalendar }: Standing & { readonly seesCalendar: boolean },
): Promise<JobMatch> {
  const [percent = 0] = await readFits(db, [{ talentId, requirements }]);
  const today = todayInIndia();
  const facts = await findFitFacts(db, {
    talentId,
    days: [requirements.shootFrom ?? today, requirements.shootTo ?? today],
    seesCalendar,
  });
  return { percent, reasons: facts ? compareFit(requirements, facts) : [] };
}
