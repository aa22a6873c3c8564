import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../../../platform/queue.ts';

/** Argon2id, the library's default kind, at the cost OWASP names: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A crowd at the door must not take all the memory and every thread. */
const atOnce = 3;

const inTurn = createQueue(atOnce);

export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

/** Verified where there is no password to compare with, so that an unknown account takes as long as a known one. */
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
