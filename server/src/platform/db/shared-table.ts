import { type Selectable, sql } from 'kysely';
import type { DB } from './database.gen.ts';

/**
 * A table that other features may join, limited to shared columns. It is the real table, so a list stays
 * one statement and uses every index.
 */
export const sharedTable =
  <Table extends keyof DB & string, Column extends keyof DB[Table]>(
    table: Table,
    _columns: readonly Column[],
  ) =>
  <Alias extends string>(alias: Alias) =>
    sql<Selectable<Pick<DB[Table], Column>>>`${sql.table(table)}`.as<Alias>(alias);
