import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** A placeholder for a value. */
class Place {
  constructor(readonly name: PropertyKey) {}
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** The position of a value. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A query for one row that runs so often that building its SQL matters: the SQL is built once and the values
 * are filled in.
 */
export function compiledRow<Values extends object, Row>(
  build: (db: Database, value: ValueOf<Values>) => Compilable<Row>,
) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: Database, values: Values): Promise<Row | undefined> => {
    compiled ??= build(db, (name) => new Place(name) as never).compile();
    const parameters = compiled.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}
