import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import type { Database } from '../../../platform/db/database.ts';
import { changeTalent } from '../../people/person-summaries/index.ts';
import { maskAddress } from './mask-address.ts';
import { insertChange, spendChangeLinks } from './sign-in-changes.queries.ts';
import * as queries from './sign-in-methods.queries.ts';
import type { SignInState } from './sign-in-state.ts';

/** Whoever made an account with somebody else's address had copies of its news sent where they liked. */
const noManager = {
  is_managed: false,
  manager_name: null,
  manager_email: null,
  manager_mobile: null,
  manager_gets_mail: false,
  manager_gets_messages: false,
} as const;

interface Reset {
  readonly before: SignInState;
  readonly email: string;
  readonly passwordHash: string;
  readonly device: string;
}

const endedBy = ({ mobile, mobile_verified_at, identities }: SignInState): NamedMethod[] => [
  ...(mobile !== null && mobile_verified_at !== null
    ? [{ method: 'mobile' as const, address: maskAddress(mobile) }]
    : []),
  ...identities.map(({ provider }) => ({ method: provider, address: null })),
];

/**
 * The link came by mail, so the address is theirs, and everything else may be somebody's who got in before:
 * all of it ends. Of an address that never answered, somebody else may have made the whole account: then
 * nothing of theirs is kept at all.
 */
export async function resetSignIn(
  trx: Database,
  { before, email, passwordHash, device }: Reset,
): Promise<NamedMethod[]> {
  const wasMadeByOthers = before.email_verified_at === null;
  await insertChange(trx, { before, method: 'password', action: 'changed', device });
  await spendChangeLinks(trx, before.id);
  await queries.writeSignIn(trx, before.id, {
    email,
    email_verified_at: before.email_verified_at ?? new Date(),
    mobile_verified_at: null,
    ...(wasMadeByOthers && { mobile: null }),
    pending_email: null,
    pending_mobile: null,
    password_hash: passwordHash,
  });
  await queries.endIdentities(trx, before.id, ['github', 'instagram']);
  if (wasMadeByOthers) await changeTalent(trx, before.id, noManager);
  return endedBy(before);
}
