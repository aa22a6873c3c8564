import { type RawBuilder, sql } from 'kysely';

/** “Pallavi R.”, as `displayName` says it, of the account joined under this name. */
export const guestName = (alias: string): RawBuilder<string> => {
  const whole = sql`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;
  return sql<string>`regexp_replace(${whole}, '^(\\S+)\\s+(?:.*\\s)?(\\S)\\S*$', '\\1 \\2.')`;
};
