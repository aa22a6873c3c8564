import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Stands where a value will be. */
class Place {
  constructor(readonly name: PropertyKey) {}
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** The place of one of the values. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A query for one row, asked so often that writing its text each time would cost as much as asking it: the text is
 * written once, with places for the values, and the values are put in.
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
