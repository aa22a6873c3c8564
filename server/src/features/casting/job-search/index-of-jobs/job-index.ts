import { createCharacterCompiler } from '../../../search/talent-search/index.ts';
import { type Bits, clearBit, setBit } from './bits.ts';
import { type JobSource, requirementsOf } from './job-source.ts';
import { OrderedPlaces } from './ordered-places.ts';
import { PlacesOf } from './place-set.ts';
import { RolePlaces } from './role-places.ts';
import { WordPlaces } from './word-places.ts';

const compare = (one: number, other: number) => (one < other ? -1 : one > other ? 1 : 0);

/** A rebuild pays when this many are of no use any more, beside those that are. */
const mostGone = 10_000;

/**
 * Published jobs in memory. A job has a place; when it changes it gets a new one, and its old one is forgotten. So
 * nothing but the end of what is kept ever changes, and whatever was worked out for a place stays right.
 */
export class JobIndex {
  readonly #placeOf = new Map<number, number>();
  readonly ids: number[] = [];
  readonly opened: number[] = [];
  readonly #closes: number[] = [];
  readonly pay: number[] = [];
  readonly roles = new RolePlaces();
  readonly compiler = createCharacterCompiler();
  readonly words = new WordPlaces();
  readonly types = new PlacesOf<number>();
  readonly cities = new PlacesOf<number>();
  readonly kinds = new PlacesOf<string>();
  readonly recruiters = new PlacesOf<string>();
  readonly flags = new PlacesOf<'remote' | 'paid'>();
  #shown: Bits = new Uint32Array(32);
  #open: Bits = new Uint32Array(32);
  #now = 0;
  /** How many have closed by themselves, in the order of closing. */
  #over = 0;
  #isFilled = false;
  readonly #byId = (one: number, other: number) => compare(this.ids[other] ?? 0, this.ids[one] ?? 0);
  readonly orders = {
    newest: new OrderedPlaces(
      (one, other) => compare(this.opened[other] ?? 0, this.opened[one] ?? 0) || this.#byId(one, other),
    ),
    closing: new OrderedPlaces(
      (one, other) => compare(this.#closes[one] ?? 0, this.#closes[other] ?? 0) || this.#byId(one, other),
    ),
    pay: new OrderedPlaces(
      (one, other) => compare(this.pay[other] ?? 0, this.pay[one] ?? 0) || this.#byId(one, other),
    ),
  };

  /** All places, also those forgotten. */
  get places(): number {
    return this.ids.length;
  }

  get isWorn(): boolean {
    return this.places - this.#placeOf.size > Math.max(mostGone, this.#placeOf.size / 2);
  }

  placeOf(jobId: number): number | undefined {
    return this.#placeOf.get(jobId);
  }

  /** Takes a job as it is now, or forgets one that is not published any more. */
  put(jobId: number, job: JobSource | undefined): void {
    const before = this.#placeOf.get(jobId);
    if (before !== undefined) {
      this.#placeOf.delete(jobId);
      clearBit(this.#shown, before);
      clearBit(this.#open, before);
    }
    if (job) this.#add(job);
  }

  #add(job: JobSource): void {
    const place = this.ids.push(job.id) - 1;
    this.#placeOf.set(job.id, place);
    this.opened.push(job.opened_at);
    this.#closes.push(job.closes_at ?? Number.POSITIVE_INFINITY);
    this.pay.push(job.roles.reduce((most, { pay }) => Math.max(most, pay ?? -1), -1));
    this.types.add(job.project_type_id, place);
    this.recruiters.add(job.recruiter, place);
    for (const city of new Set(job.cities)) this.cities.add(city, place);
    for (const kind of new Set(job.audition_kinds)) this.kinds.add(kind, place);
    if (job.is_remote) this.flags.add('remote', place);
    if (!job.is_unpaid) this.flags.add('paid', place);
    this.roles.add(
      job.roles.map((role) => ({ role, compiled: this.compiler.compile(requirementsOf(role, job)) })),
    );
    this.words.add(job.text, place);
    this.#show(place, job.is_up);
  }

  #show(place: number, isUp: boolean): void {
    if (place >= this.#shown.length * 32) {
      const larger = () => new Uint32Array(this.#shown.length * 2);
      const [shown, open] = [larger(), larger()];
      shown.set(this.#shown);
      open.set(this.#open);
      [this.#shown, this.#open] = [shown, open];
    }
    setBit(this.#shown, place);
    const isOver = (this.#closes[place] ?? 0) <= this.#now;
    if (isUp && !isOver) setBit(this.#open, place);
    if (!this.#isFilled) return;
    for (const order of Object.values(this.orders)) order.add(place);
    if (isOver) this.#over += 1;
  }

  /** Sorts the first jobs; those that come later are put in their place. */
  fill(): void {
    this.#isFilled = true;
    for (const order of Object.values(this.orders)) order.fill(this.places);
    const now = this.#now;
    this.#now = 0;
    this.#over = 0;
    this.openAt(now);
  }

  /** Closes what is past its deadline. Time only goes on. */
  openAt(now: number): void {
    this.#now = Math.max(this.#now, now);
    const over = this.orders.closing.first(this.#over, (place) => (this.#closes[place] ?? 0) <= this.#now);
    this.#over += over.length;
    for (const place of over) clearBit(this.#open, place);
  }

  /** Those among which is searched: a copy. */
  searched(onlyOpen: boolean): Bits {
    return (onlyOpen ? this.#open : this.#shown).slice(0, (this.places + 31) >>> 5);
  }
}
