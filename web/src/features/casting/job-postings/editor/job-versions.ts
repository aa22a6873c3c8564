import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { type JobFieldName, type JobValues, readJob } from './job-values.ts';

/** Keys of items are only of this page. */
const withoutKeys = (name: string, value: unknown): unknown => (name === 'key' ? undefined : value);
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withoutKeys) === JSON.stringify(other, withoutKeys);

/**
 * What the server is known to have, and which fields somebody else changed on which version. The server
 * refuses a change that was made on an older version as a whole; this finds the fields that really clash.
 */
export class JobVersions {
  #latest: OwnJob;
  readonly #first: number;
  readonly #changedByOthers = new Map<JobFieldName, number>();

  constructor(job: OwnJob) {
    this.#latest = job;
    this.#first = job.revision;
  }

  get latest(): OwnJob {
    return this.#latest;
  }

  /** The answer to a change of ours, which was made on the latest version. */
  answered(job: OwnJob): void {
    if (job.revision > this.#latest.revision) this.#latest = job;
  }

  /** Read from the server: what differs was changed by somebody else. */
  read(job: OwnJob): void {
    if (job.revision <= this.#latest.revision) return;
    const before = readJob(this.#latest);
    const after = readJob(job);
    for (const name of Object.keys(after)) {
      if (isFieldName(after, name) && !isSame(before[name], after[name])) {
        this.#changedByOthers.set(name, job.revision);
      }
    }
    this.#latest = job;
  }

  /** Somebody else changed the field after the version that this was typed on. */
  clashes<K extends JobFieldName>(name: K, mine: JobValues[K], typedOn: number): boolean {
    const theirs = readJob(this.#latest)[name];
    if (isSame(mine, theirs)) return false;
    // Typed on an earlier visit: nobody knows who changed what since.
    if (typedOn < this.#first) return true;
    return (this.#changedByOthers.get(name) ?? 0) > typedOn;
  }
}

function isFieldName(values: JobValues, name: string): name is JobFieldName {
  return Object.hasOwn(values, name);
}
