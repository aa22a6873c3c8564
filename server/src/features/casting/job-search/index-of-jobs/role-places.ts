import type { CompiledCharacter } from '../../../search/talent-search/index.ts';
import type { RoleSource } from './job-source.ts';

const dayMs = 86_400_000;
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / dayMs);
const noDay = -1;

/** A playing age beyond which nobody is asked for. */
const oldest = 127;

/** The roles of jobs, in the order of the places of their jobs. */
export class RolePlaces {
  /** Where the roles of each place begin, and where the last ones end. */
  readonly #starts: number[] = [0];
  readonly genders: number[] = [];
  readonly #youngest: number[] = [];
  readonly #oldest: number[] = [];
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly compiled: CompiledCharacter[] = [];

  add(role: RoleSource, compiled: CompiledCharacter): void {
    const { works_from, works_to } = role;
    this.genders.push(role.gender_id ?? 0);
    this.#youngest.push(role.age_min ?? 0);
    this.#oldest.push(role.age_max ?? oldest);
    const [from, to] = [works_from ?? works_to, works_to ?? works_from];
    this.#from.push(from === null ? noDay : dayNumber(from));
    this.#to.push(to === null ? noDay : dayNumber(to));
    this.compiled.push(compiled);
  }

  /** Of the next place. */
  end(): void {
    this.#starts.push(this.compiled.length);
  }

  /** Whether this holds for one of the roles of a place. */
  some(place: number, holds: (role: number) => boolean): boolean {
    const end = this.#starts[place + 1] ?? 0;
    for (let role = this.#starts[place] ?? 0; role < end; role += 1) if (holds(role)) return true;
    return false;
  }

  forEach(place: number, work: (role: number) => void): void {
    const end = this.#starts[place + 1] ?? 0;
    for (let role = this.#starts[place] ?? 0; role < end; role += 1) work(role);
  }

  agesOf(role: number): readonly [youngest: number, oldest: number] {
    return [this.#youngest[role] ?? 0, this.#oldest[role] ?? oldest];
  }

  /** Whether the ages asked for overlap these. */
  isOfAge(role: number, youngest: number, most: number): boolean {
    return (this.#youngest[role] ?? 0) <= most && (this.#oldest[role] ?? oldest) >= youngest;
  }

  /** Whether the work of a role lies outside these days. Work without days is in nobody's way. */
  isFree(role: number, busy: readonly (readonly [from: number, to: number])[]): boolean {
    const [from, to] = [this.#from[role] ?? noDay, this.#to[role] ?? noDay];
    return from === noDay || busy.every(([first, last]) => last < from || first > to);
  }
}
