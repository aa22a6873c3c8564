import type { CompiledCharacter } from '../../../search/talent-search/index.ts';
import { type Bits, bitsFor, setBit } from './bits.ts';
import type { RoleSource } from './job-source.ts';
import { PlacesOf } from './place-set.ts';

const dayMs = 86_400_000;
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / dayMs);

/** A playing age beyond which nobody is asked for. */
const oldest = 127;

/** A role that asks for no gender. */
export const anyGender = 0;

export type Ages = readonly [youngest: number, oldest: number];
export type Days = readonly [from: number, to: number];

/** What is said of every role: a row of numbers that is read from end to end. */
class Column {
  #values = new Int32Array(256);
  #count = 0;

  push(value: number): void {
    if (this.#count === this.#values.length) {
      const longer = new Int32Array(this.#count * 2);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.#count] = value;
    this.#count += 1;
  }

  get values(): Int32Array {
    return this.#values;
  }
}

/** What was found among the first roles, by their gender. */
interface FoundAges {
  readonly byGender: Bits[];
  roles: number;
}

/** People choose ages from a list, so the same ones are asked for again and again. */
const mostAgesKept = 64;

const longEnough = (bits: Bits | undefined, places: number): Bits => {
  if (bits && bits.length * 32 >= places) return bits;
  const longer = bitsFor(Math.ceil(places * 1.1) + 64);
  if (bits) longer.set(bits);
  return longer;
};

/** The roles of jobs, in the order of the places of their jobs. */
export class RolePlaces {
  /** Where the roles of each place begin, and where the last ones end. */
  readonly #starts: number[] = [0];
  readonly #places = new Column();
  readonly #genders = new Column();
  readonly #youngest = new Column();
  readonly #oldest = new Column();
  /** Roles whose days are known, and those days. */
  readonly #dated = new Column();
  readonly #from = new Column();
  readonly #to = new Column();
  #datedCount = 0;
  readonly #without = new PlacesOf<'days'>();
  /** The latest last. */
  readonly #ages = new Map<string, FoundAges>();
  readonly compiled: CompiledCharacter[] = [];
  readonly genders = new PlacesOf<number>();

  /** All roles of the next place. */
  add(roles: readonly { readonly role: RoleSource; readonly compiled: CompiledCharacter }[]): void {
    const place = this.#starts.length - 1;
    for (const { role, compiled } of roles) {
      this.#places.push(place);
      this.#genders.push(role.gender_id ?? anyGender);
      this.#youngest.push(role.age_min ?? 0);
      this.#oldest.push(role.age_max ?? oldest);
      this.compiled.push(compiled);
      const [from, to] = [role.works_from ?? role.works_to, role.works_to ?? role.works_from];
      if (from === null || to === null) continue;
      this.#dated.push(place);
      this.#from.push(dayNumber(from));
      this.#to.push(dayNumber(to));
      this.#datedCount += 1;
    }
    for (const gender of new Set(roles.map(({ role }) => role.gender_id ?? anyGender)))
      this.genders.add(gender, place);
    if (roles.some(({ role }) => role.works_from === null && role.works_to === null))
      this.#without.add('days', place);
    this.#starts.push(this.compiled.length);
  }

  forEach(place: number, work: (role: number) => void): void {
    const end = this.#starts[place + 1] ?? 0;
    for (let role = this.#starts[place] ?? 0; role < end; role += 1) work(role);
  }

  genderOf(role: number): number {
    return this.#genders.values[role] ?? anyGender;
  }

  agesOf(role: number): Ages {
    return [this.#youngest.values[role] ?? 0, this.#oldest.values[role] ?? oldest];
  }

  /** Kept, and looked for among new roles alone: those that are there never change. */
  #foundOf(ages: Ages): FoundAges {
    const key = ages.join();
    const found = this.#ages.get(key) ?? { byGender: [], roles: 0 };
    this.#ages.delete(key);
    this.#ages.set(key, found);
    const [oldestKey] = this.#ages.keys();
    if (this.#ages.size > mostAgesKept && oldestKey !== undefined) this.#ages.delete(oldestKey);
    return found;
  }

  /** For each gender that is asked for, the places with a role of that gender whose ages overlap these. */
  gendersOfAge(ages: Ages): ReadonlyMap<number, Bits> {
    const [from, to] = ages;
    const [count, many] = [this.compiled.length, this.#starts.length - 1];
    const [places, genders] = [this.#places.values, this.#genders.values];
    const [youngest, eldest] = [this.#youngest.values, this.#oldest.values];
    const found = this.#foundOf(ages);
    const { byGender } = found;
    for (let role = found.roles; role < count; role += 1) {
      if ((youngest[role] ?? 0) > to || (eldest[role] ?? oldest) < from) continue;
      const gender = genders[role] ?? anyGender;
      let bits = byGender[gender];
      if (!bits || bits.length * 32 < many) {
        bits = longEnough(bits, many);
        byGender[gender] = bits;
      }
      setBit(bits, places[role] ?? 0);
    }
    found.roles = count;
    return new Map(byGender.flatMap((bits, gender) => (bits ? [[gender, bits] as const] : [])));
  }

  /** Places where the work of a role lies outside these days. Work without days is in nobody's way. */
  freeOn(busy: readonly Days[]): Bits {
    const bits = this.#without.any(['days'], this.#starts.length - 1);
    const [places, from, to] = [this.#dated.values, this.#from.values, this.#to.values];
    for (let role = 0; role < this.#datedCount; role += 1) {
      const [first, last] = [from[role] ?? 0, to[role] ?? 0];
      let isFree = true;
      for (const [start, end] of busy) if (end >= first && start <= last) isFree = false;
      if (isFree) setBit(bits, places[role] ?? 0);
    }
    return bits;
  }
}
