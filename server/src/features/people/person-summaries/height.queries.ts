import { type RawBuilder, sql } from 'kysely';

/** In millimetres, of a talent. Nobody but themselves reads that of someone under 18. */
export const heightOf = (talentId: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`(select body.height_mm from talent_body body where body.talent_id = ${talentId})`;
