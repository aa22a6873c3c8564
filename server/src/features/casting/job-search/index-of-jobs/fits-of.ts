import { createLatest } from '../../../../platform/latest.ts';
import { createTalentFit, type TalentFit } from '../../../search/talent-search/index.ts';
import { type Bits, bitsFor, setBit } from './bits.ts';
import type { JobIndex } from './job-index.ts';

/** How a talent fits the jobs of an index, by their best role. */
export interface Fits {
  /** Whether everything is there that decides about one of the roles. */
  readonly fitting: Bits;
  readonly percents: Uint8Array;
}

interface KeptFits {
  readonly fitOf: ReturnType<typeof createTalentFit>;
  percents: Uint8Array;
  fitting: Bits;
  places: number;
}

/** What is remembered: a byte and a bit a job for each. */
const mostTalents = 40;

const better = (one: TalentFit, other: TalentFit) =>
  Number(one.fits) - Number(other.fits) || one.percent - other.percent;

function extend(kept: KeptFits, index: JobIndex): void {
  const { places, roles } = index;
  if (kept.places === places) return;
  const [percents, fitting] = [new Uint8Array(places), bitsFor(places)];
  percents.set(kept.percents);
  fitting.set(kept.fitting);
  for (let place = kept.places; place < places; place += 1) {
    let best: TalentFit = { percent: 0, fits: false };
    roles.forEach(place, (role) => {
      const compiled = roles.compiled[role];
      const fit = compiled && kept.fitOf(compiled);
      if (fit && better(fit, best) > 0) best = fit;
    });
    percents[place] = best.percent;
    if (best.fits) setBit(fitting, place);
  }
  Object.assign(kept, { percents, fitting, places });
}

/**
 * Fits are worked out once for a profile, and for each job that came since: places never change, so what is known
 * stays right. Another profile is another question.
 */
export function createFits(index: JobIndex) {
  const known = createLatest<KeptFits>(mostTalents);
  return (facets: readonly number[]): Fits => {
    const key = facets.join();
    const kept =
      known.find(key) ??
      known.put(key, {
        fitOf: createTalentFit(index.compiler, facets),
        percents: new Uint8Array(0),
        fitting: bitsFor(0),
        places: 0,
      });
    extend(kept, index);
    return kept;
  };
}
