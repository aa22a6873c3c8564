import {
  type AuditionKind,
  auditionKinds,
  type JobFilterGroup,
  jobFilterGroups,
} from '@callboard/contract/casting/job-values';
import { type Bits, bitsWhere, bothOf, countBits, countBoth, forEachBit } from './bits.ts';
import { agesOf, availableFor, type JobReader, type JobWishes, takeApart } from './group-bits.ts';
import { anyGender, type JobIndex } from './job-index.ts';

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

/** Jobs with a role for each gender; one for any is for all of them. */
function countGenders(index: JobIndex, bits: Bits, wishes: JobWishes, known: readonly number[]) {
  const { roles, genders, places } = index;
  const ages = agesOf(wishes);
  const counts = new Map<number, number>();
  if (ages) {
    forEachBit(bits, (place) => {
      const wanted = new Set<number>();
      roles.forEach(place, (role) => {
        if (roles.isOfAge(role, ...ages)) wanted.add(roles.genders[role] ?? anyGender);
      });
      for (const id of wanted.has(anyGender) ? known : wanted) counts.set(id, (counts.get(id) ?? 0) + 1);
    });
  } else {
    for (const id of known) counts.set(id, countBoth(bits, genders.any([anyGender, id], places)));
  }
  return known.map((id) => ({ id, count: counts.get(id) ?? 0 })).filter(({ count }) => count > 0);
}

/** Everything that is counted for a search, in one go and of one moment. */
export function countJobs(
  index: JobIndex,
  wishes: JobWishes,
  reader: JobReader | undefined,
  genderIds: readonly number[],
): JobFigures {
  const { isSet, without } = takeApart(index, wishes, reader);
  const all = without();
  const kept = new Map<JobFilterGroup, Bits>();
  const leaving = (group: JobFilterGroup): Bits => {
    const bits = kept.get(group) ?? (isSet(group) ? without(group) : all);
    kept.set(group, bits);
    return bits;
  };
  const { flags, places, pay } = index;
  const least = (wishes.pay_min ?? 0) * 100;
  const paid = bothOf(leaving('pay'), flags.any(['paid'], places));
  return {
    count: countBits(all),
    fitting: reader ? countBoth(all, reader.fits.fitting) : null,
    drops: jobFilterGroups.filter(isSet).map((group) => ({ group, count: countBits(leaving(group)) })),
    types: index.types.countIn(leaving('project_type')),
    cities: index.cities.countIn(leaving('location')),
    // Roles are asked for both there, so that neither may be in the way here.
    genders: countGenders(index, without('gender', 'age'), wishes, genderIds),
    kinds: auditionKinds
      .map((id) => ({ id, count: index.kinds.find(id)?.countIn(leaving('audition_kind')) ?? 0 }))
      .filter(({ count }) => count > 0),
    paid:
      least === 0
        ? countBits(paid)
        : countBoth(
            paid,
            bitsWhere(places, (place) => (pay[place] ?? -1) >= least),
          ),
    remote: flags.find('remote')?.countIn(leaving('location')) ?? 0,
    available: reader ? countBoth(leaving('dates'), availableFor(index, reader)) : null,
  };
}
