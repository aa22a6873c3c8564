import { type Bits, bitsFor, bothOf, clearBit } from './bits.ts';
import { rolesOfAge } from './group-bits.ts';
import type { JobIndex } from './job-index.ts';
import { anyGender } from './role-places.ts';

/** Places of jobs with a role that somebody for one of these roles could play. */
function overlapping(index: JobIndex, place: number): Bits {
  const bits = bitsFor(index.places);
  index.roles.forEach(place, (role) => {
    const gender = index.roles.genderOf(role);
    const found = rolesOfAge(index, index.roles.agesOf(role)).of(gender === anyGender ? undefined : [gender]);
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (found[at] ?? 0);
  });
  return bits;
}

/** Open jobs that are like this one: first of the same kind in the same place for the same people; the newest first. */
export function similarJobIds(index: JobIndex, jobId: number, most: number): number[] {
  const place = index.placeOf(jobId);
  if (place === undefined) return [];
  const left = index.searched(true);
  clearBit(left, place);
  const type = index.types.sharing(place, index.places);
  const city = index.cities.sharing(place, index.places);
  const role = overlapping(index, place);
  const found: number[] = [];
  for (const alike of [
    [type, city, role],
    [type, city],
    [type, role],
    [city, role],
    [type],
    [city],
    [role],
  ]) {
    if (found.length >= most) break;
    const bits = alike.reduce(bothOf, left);
    const before = found.length;
    index.orders.newest.visit(bits, (one) => found.push(one) < most);
    for (const one of found.slice(before)) clearBit(left, one);
  }
  return found.map((one) => index.ids[one] ?? 0);
}
