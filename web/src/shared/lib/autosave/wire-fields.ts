import { z } from 'zod';
import type { Field, WriteResult } from './field.ts';

const Days = z.object({ from: z.string(), to: z.string() });
/** First and last day, as typed; empty while unknown. */
export type Days = z.infer<typeof Days>;

const orNull = (typed: string) => (typed.trim() === '' ? null : typed);

/** Fields of a record that are sent as its contract has them. */
export function wireFields<S extends string, Shape extends Readonly<Record<string, z.ZodType>>>(
  section: S,
  shape: Shape,
) {
  type Wire = keyof Shape & string;
  const writeAs = (wire: Wire, value: unknown): WriteResult => {
    const parsed = shape[wire]?.safeParse(value);
    if (parsed?.success) return { body: { [wire]: parsed.data } };
    return { fieldError: parsed?.error.issues[0]?.message ?? '' };
  };
  return {
    writeAs,
    /** Null while nothing is typed. */
    line: (wire: Wire): Field<S, string> => ({
      section,
      draftSchema: z.string(),
      write: (typed) => writeAs(wire, orNull(typed)),
    }),
    ids: (wire: Wire): Field<S, number[]> => ({
      section,
      draftSchema: z.array(z.int()),
      write: (chosen) => writeAs(wire, chosen),
    }),
    days: (first: Wire, last: Wire, wrongOrder: () => string): Field<S, Days> => ({
      section,
      draftSchema: Days,
      write: ({ from, to }) =>
        from !== '' && to !== '' && to < from
          ? { fieldError: wrongOrder() }
          : { body: { [first]: orNull(from), [last]: orNull(to) } },
    }),
  };
}
