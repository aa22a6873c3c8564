import { removeDemo } from '../demo/remove-demo.ts';
import { type Opened, openServices } from './open-services.ts';

export async function removeDemoAccounts(opened: Opened, say: (line: string) => void): Promise<string> {
  const { db, events } = await openServices(opened);
  const removed = await removeDemo({ db, events, say });
  return removed === 0 ? 'There are no demo accounts here.' : `${removed} demo accounts are gone.`;
}
