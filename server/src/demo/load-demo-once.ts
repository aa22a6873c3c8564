import { hashPassword } from '../features/accounts/sign-in/index.ts';
import { rebuildSearch } from '../features/search/talent-search/index.ts';
import { portraitsDirectory } from '../locations.ts';
import type { Database } from '../platform/db/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { loadDemo } from './load-demo.ts';
import { demoPassword } from './sign-ins.ts';

interface Options {
  readonly db: Database;
  readonly storage: Storage;
  /** More than there are faces is for benchmarks: then people share them. */
  readonly talents: number;
  readonly say: (line: string) => void;
}

/** Every so many chunks, so that a large cast is seen to move and a small one says one line. */
export const sayShare = (say: (line: string) => void) => (done: number, all: number) => {
  if (done === all || done % 10 === 0) say(`Made ready for search: ${Math.round((100 * done) / all)} %`);
};

/** Fills an empty database with the cast, as large as asked; one that has people in it is left as it is. */
export async function loadDemoOnce({ db, storage, talents, say }: Options): Promise<boolean> {
  const begun = performance.now();
  const loaded = await loadDemo({
    db,
    storage,
    talents,
    today: new Date(),
    portraitsDir: portraitsDirectory,
    passwordHash: await hashPassword(demoPassword),
    onProgress: say,
  });
  if (loaded) {
    await rebuildSearch(db, sayShare(say));
    say(`The cast is loaded: ${talents} talents (${((performance.now() - begun) / 1000).toFixed(0)} s).`);
  }
  return loaded;
}
