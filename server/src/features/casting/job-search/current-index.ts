import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import { createNextRun } from '../../../platform/next-run.ts';
import { readChangedSince } from './changes.queries.ts';
import { createFits } from './index-of-jobs/fits-of.ts';
import { JobIndex } from './index-of-jobs/job-index.ts';
import {
  type Moment,
  readMoment,
  readSources,
  readSourcesAfter,
  rememberedHours,
} from './snapshot.queries.ts';

interface Sources {
  readonly db: Database;
  readonly statements: pg.Pool;
}

interface Kept {
  readonly index: JobIndex;
  readonly fitsOf: ReturnType<typeof createFits>;
  moment: Moment;
}

/** Requests are answered between two batches. */
const batchSize = 100;
/** When that many changed, and half of all there are, everything is read anew. */
const mostCaughtUp = 2000;

/** Whatever changes meanwhile has not been seen at the moment it is of, and is read again. */
async function load(db: Database): Promise<Kept> {
  const moment = await readMoment(db);
  const index = new JobIndex();
  let last = 0;
  for (;;) {
    const jobs = await readSourcesAfter(db, last, batchSize);
    for (const job of jobs) index.put(job.id, job);
    last = jobs.at(-1)?.id ?? last;
    if (jobs.length < batchSize) break;
  }
  index.fill();
  index.openAt(moment.now);
  return { index, fitsOf: createFits(index), moment };
}

/** Half of the time that changes are remembered. */
const mostMsBehind = (rememberedHours / 2) * 3_600_000;

/** The jobs of this node, always as they were after whoever asks had asked. */
export function createCurrentIndex({ db, statements }: Sources, most = mostCaughtUp) {
  let kept: Kept | undefined;
  let renewing: Promise<Kept> | undefined;

  /** Beside the one that is in use. */
  const renew = (): Promise<Kept> => {
    renewing ??= load(db).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  const putAll = async ({ index }: Kept, changed: readonly number[]): Promise<void> => {
    for (let from = 0; from < changed.length; from += batchSize) {
      const ids = changed.slice(from, from + batchSize);
      const jobs = new Map((await readSources(db, ids)).map((job) => [job.id, job]));
      for (const id of ids) index.put(id, jobs.get(id));
    }
  };

  /** Whether something had changed. */
  const catchUp = async (one: Kept): Promise<boolean> => {
    const { changed, ...moment } = await readChangedSince(statements, one.moment.seen);
    if (changed.length > Math.max(most, one.index.places / 2)) {
      kept = await renew();
      return true;
    }
    await putAll(one, changed);
    one.moment = moment;
    one.index.openAt(moment.now);
    return changed.length > 0;
  };

  const bringUp = async (): Promise<Kept> => {
    if (!kept || Date.now() - kept.moment.now > mostMsBehind) kept = await renew();
    // What is read after a change may hold the next one already: it is asked for until nothing is new.
    for (let tries = 0; tries < 5 && (await catchUp(kept)); tries += 1);
    if (kept.index.isWorn)
      renew().then(
        (renewed) => {
          kept = renewed;
        },
        () => undefined,
      );
    return kept;
  };

  return createNextRun(bringUp);
}
