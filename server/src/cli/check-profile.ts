import { findAccountCalled } from '../features/accounts/freezing/index.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Opened, openServices } from './open-services.ts';

const findTalent = async ({ db }: Opened, who: string, usage: string) => {
  if (who.trim() === '') throw new Error(`Say who: ${usage}`);
  const account = await findAccountCalled(db, who.trim());
  if (!account) throw new Error(`No account has the email, number or id ${who}.`);
  return { id: account.id, name: `${account.first_name} ${account.last_name}`.trim() };
};

/** After somebody looked at the profile with the cover it has: it may be shown to everybody who comes. */
export async function checkProfile(opened: Opened, who: string): Promise<string> {
  const { id: talentId, name } = await findTalent(opened, who, 'check-profile asha@example.com');
  const { profileChecks } = await openServices(opened);
  try {
    const { agrees, isShown } = await profileChecks.check({ talentId, adminId: null });
    if (isShown) return `${name} is checked and can be in the showcase.`;
    return agrees
      ? `${name} is checked, and hidden for another reason: unpublished, frozen, under 18 or not to be found.`
      : `${name} is checked. They have not agreed to be in the showcase.`;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'NOT_FOUND') throw new Error(`${name} is no talent.`);
    throw error;
  }
}

export async function uncheckProfile(opened: Opened, who: string): Promise<string> {
  const { id: talentId, name } = await findTalent(opened, who, 'uncheck-profile asha@example.com');
  const { profileChecks } = await openServices(opened);
  await profileChecks.uncheck({ talentId, adminId: null });
  return `${name} is in no showcase any more.`;
}
