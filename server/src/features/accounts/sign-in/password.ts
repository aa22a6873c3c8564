import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../../../platform/queue.ts';

/** Argon2id at the cost OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Limits concurrent hashing, which takes memory and threads. */
const atOnce = 3;

const inTurn = createQueue(atOnce);

export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

/** Verified for unknown accounts, so response times do not reveal them. */
let nobody: Promise<string> | undefined;

export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const known = passwordHash ?? (await nobody);
  const matches = await inTurn(() => verify(known, password));
  return matches && typeof passwordHash === 'string';
}
