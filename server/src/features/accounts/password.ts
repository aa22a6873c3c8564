import { hash } from '@node-rs/argon2';

/** Argon2id, the library's default kind, at the cost OWASP names: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => hash(password, cost);
