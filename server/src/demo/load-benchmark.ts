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

/** The same cast, as large as asked: the faces are stored once and shared. */
export async function loadBenchmark({ db, storage, talents, say }: Options): Promise<void> {
  if (!Number.isInteger(talents) || talents < 1)
    throw new Error('Say how many talents, for example: cast 10000');
  const begun = performance.now();
  const loaded = await loadDemo({
    db,
    storage,
    talents,
    today: new Date(),
    seed: 'benchmark',
    portraitsDir: portraitsDirectory,
    passwordHash: await hashPassword(demoPassword),
    onProgress: say,
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  say(
    loaded
      ? `${talents} talents are in (${seconds} s).`
      : 'There are people in this database already; nothing was changed.',
  );
}
