import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../../', import.meta.url));

/** Files that may change sign-in methods, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'features/accounts/sign-in/sign-in-methods.queries.ts': 'the one place',
  'features/accounts/sign-in/accounts.queries.ts': 'an account begins with its first methods',
  'features/people/instagram/instagram.queries.ts': 'an Instagram account that is shown and does not sign in',
  'features/accounts/account-closing/closing.queries.ts': 'whoever leaves waits for no new address',
  'features/accounts/account-closing/erasing.queries.ts': 'nothing is left of who is erased',
};

const writes = [
  /\b(?:email_verified_at|mobile_verified_at|password_hash|pending_email|pending_mobile)\s*:(?!\s*(?:string|Date|boolean|Timestamp|row\.))/,
  /(?:insertInto|updateTable|deleteFrom)\('account_identity'\)/,
];
const touchesAccount = /(?:insertInto|updateTable)\('account'\)|'account_identity'/;

test('only these files write how somebody signs in', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.queries.ts')) return false;
    const text = readFileSync(`${source}${file}`, 'utf8');
    return touchesAccount.test(text) && writes.some((pattern) => pattern.test(text));
  });
  expect(found.sort()).toEqual(Object.keys(allowed).sort());
});
