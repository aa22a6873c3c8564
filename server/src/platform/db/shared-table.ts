import { type Selectable, sql } from 'kysely';
import type { DB } from './database.gen.ts';

/**
 * A table as its owner lets other features join it: under a name of their choice, with the columns that are theirs
 * to read. It is the table itself that is joined, so that a list stays one statement and uses every index.
 */
export const sharedTable =
  <Table extends keyof DB & string, Column extends keyof DB[Table]>(
    table: Table,
    _columns: readonly Column[],
  ) =>
  <Alias extends string>(alias: Alias) =>
    sql<Selectable<Pick<DB[Table], Column>>>`${sql.table(table)}`.as<Alias>(alias);
