import {
  type AuditionKind,
  auditionKinds,
  type JobFilterGroup,
  jobFilterGroups,
} from '@callboard/contract/casting/job-values';
import { type Bits, bothOf, countBits, countBoth } from './bits.ts';
import { type JobReader, type JobWishes, payingAtLeast, takeApart } from './group-bits.ts';
import type { JobIndex } from './job-index.ts';

interface Choice<Id> {
  readonly id: Id;
  readonly count: number;
}

export interface JobFigures {
  readonly count: number;
  readonly fitting: number | null;
  readonly drops: readonly { readonly group: JobFilterGroup; readonly count: number }[];
  readonly types: readonly Choice<number>[];
  readonly cities: readonly Choice<number>[];
  readonly genders: readonly Choice<number>[];
  readonly kinds: readonly Choice<AuditionKind>[];
  readonly paid: number;
  readonly remote: number;
  readonly available: number | null;
}

/** Everything that is counted for a search, in one go and of one moment. */
export function countJobs(
  index: JobIndex,
  wishes: JobWishes,
  reader: JobReader | undefined,
  genderIds: readonly number[],
): JobFigures {
  const { isSet, without, roles } = takeApart(index, wishes, reader);
  const all = without();
  const kept = new Map<JobFilterGroup, Bits>();
  const leaving = (group: JobFilterGroup): Bits => {
    const bits = kept.get(group) ?? (isSet(group) ? without(group) : all);
    kept.set(group, bits);
    return bits;
  };
  // The roles are asked for both, gender and age, so that neither may be in the way of the genders.
  const genderless = without('gender', 'age');
  const { flags, places } = index;
  const paid = bothOf(leaving('pay'), flags.any(['paid'], places));
  return {
    count: countBits(all),
    fitting: reader ? countBoth(all, reader.fits.fitting) : null,
    drops: jobFilterGroups.filter(isSet).map((group) => ({ group, count: countBits(leaving(group)) })),
    types: index.types.countIn(leaving('project_type')),
    cities: index.cities.countIn(leaving('location')),
    genders: genderIds
      .map((id) => ({ id, count: countBoth(genderless, roles.of([id])) }))
      .filter(({ count }) => count > 0),
    kinds: auditionKinds
      .map((id) => ({ id, count: index.kinds.find(id)?.countIn(leaving('audition_kind')) ?? 0 }))
      .filter(({ count }) => count > 0),
    paid:
      wishes.pay_min === undefined ? countBits(paid) : countBoth(paid, payingAtLeast(index, wishes.pay_min)),
    remote: flags.find('remote')?.countIn(leaving('location')) ?? 0,
    available: reader ? countBoth(leaving('dates'), index.roles.freeOn(reader.busy)) : null,
  };
}
