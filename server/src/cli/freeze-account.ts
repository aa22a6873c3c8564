import { findAccountCalled } from '../features/accounts/freezing/index.ts';
import { type Opened, openServices } from './open-services.ts';

const findAccount = async ({ db }: Opened, who: string, usage: string) => {
  if (who.trim() === '') throw new Error(`Say who: ${usage}`);
  const account = await findAccountCalled(db, who.trim());
  if (!account) throw new Error(`No account has the e-mail, number or id ${who}.`);
  return { id: account.id, name: `${account.first_name} ${account.last_name}`.trim() };
};

/** Cuts somebody off from writing and being found, at once and wherever they are signed in; they are told why. */
export async function freezeAccount(opened: Opened, who: string, reason: string): Promise<string> {
  const usage = 'freeze-account asha@example.com "Asked performers for money"';
  const { id, name } = await findAccount(opened, who, usage);
  if (reason.trim() === '' || reason.length > 500) throw new Error(`Say why, in up to 500 letters: ${usage}`);
  const { db, freezing } = await openServices(opened);
  const isChanged = await db.transaction().execute((trx) => freezing.freeze(trx, id, reason.trim()));
  return isChanged ? `${name} is frozen.` : `${name} was frozen already; nothing was changed.`;
}

export async function unfreezeAccount(opened: Opened, who: string): Promise<string> {
  const { id, name } = await findAccount(opened, who, 'unfreeze-account asha@example.com');
  const { db, freezing } = await openServices(opened);
  const isChanged = await db.transaction().execute((trx) => freezing.unfreeze(trx, id));
  return isChanged ? `${name} is free again.` : `${name} was not frozen; nothing was changed.`;
}
