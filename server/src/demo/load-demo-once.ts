import { hashPassword } from '../features/accounts/sign-in/index.ts';
import { rebuildSearch } from '../features/search/talent-search/index.ts';
import { demoDirectory } from '../locations.ts';
import type { Database } from '../platform/db/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { loadDemo } from './load-demo.ts';
import { demoPassword } from './sign-ins.ts';

interface Options {
  readonly db: Database;
  readonly storage: Storage;
  /** More people than faces is for benchmarks; people then share faces. */
  readonly talents: number;
  readonly say: (line: string) => void;
}

/** Reports every so many chunks, so a large cast shows progress and a small one prints one line. */
export const reportProgress = (say: (line: string) => void) => (done: number, all: number) => {
  if (done === all || done % 10 === 0) say(`Made ready for search: ${Math.round((100 * done) / all)} %`);
};

/** Fills an empty database with a cast of the given size. A database with accounts is left as it is. */
export async function loadDemoOnce({ db, storage, talents, say }: Options): Promise<boolean> {
  const startedAt = performance.now();
  const loaded = await loadDemo({
    db,
    storage,
    talents,
    today: new Date(),
    directory: demoDirectory,
    passwordHash: await hashPassword(demoPassword),
    onProgress: say,
  });
  if (loaded) {
    await rebuildSearch(db, reportProgress(say));
    say(`The cast is loaded: ${talents} talents (${((performance.now() - startedAt) / 1000).toFixed(0)} s).`);
  }
  return loaded;
}
