import { hashPassword } from '../features/accounts/index.ts';
import { portraitsDirectory } from '../locations.ts';
import type { Database } from '../platform/db/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { loadDemo } from './load-demo.ts';
import { demoPassword } from './sign-ins.ts';

interface Options {
  readonly db: Database;
  readonly storage: Storage;
  readonly talents: number;
  readonly say: (line: string) => void;
}

/** Fills an empty database with the demo cast; one that has people in it is left as it is. */
export async function loadDemoOnce({ db, storage, talents, say }: Options): Promise<void> {
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
  if (loaded) say(`The demo cast is loaded (${((performance.now() - begun) / 1000).toFixed(0)} s).`);
}
