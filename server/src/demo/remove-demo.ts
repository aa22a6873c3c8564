import { ConfigError } from '../config-error.ts';
import { eraseAtOnce } from '../features/accounts/account-closing/index.ts';
import { personalData } from '../features.ts';
import type { Database } from '../platform/db/database.ts';
import type { EventRecorder } from '../platform/events/event-recorder.ts';
import { listDemoAccounts } from './demo.queries.ts';

/** The demo password is public, so no demo account may be in a database with real people. */
export async function assertNoDemoAccounts(db: Database): Promise<void> {
  const { length } = await listDemoAccounts(db);
  if (length > 0)
    throw new ConfigError(
      `DATABASE_URL: this database holds ${length} demo accounts, and everybody knows their password. ` +
        'Remove them first: npm run callboard -- remove-demo',
    );
}

interface Removal {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly say: (line: string) => void;
}

/** Closes and erases every demo account; real accounts stay as they are. */
export async function removeDemo({ db, events, say }: Removal): Promise<number> {
  const accountIds = await listDemoAccounts(db);
  for (const [at, accountId] of accountIds.entries()) {
    await eraseAtOnce({ db, events, personalData }, accountId);
    if ((at + 1) % 100 === 0) say(`${at + 1} of ${accountIds.length} demo accounts removed.`);
  }
  return accountIds.length;
}
