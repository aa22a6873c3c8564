import fc from 'fast-check';

export interface TextSchema {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
}

const words = fc.stringMatching(/^[a-z]{1,12}$/);
const days = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2100-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: words.map((word) => `${word}@callboard.test`),
  uri: words.map((word) => `https://${word}.callboard.test/`),
  uuid: fc.uuid(),
  date: days.map((date) => date.toISOString().slice(0, 10)),
  'date-time': days.map((date) => date.toISOString()),
};

const freeText = ({ minLength, maxLength }: TextSchema) =>
  fc.string({ minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 40, 200), unit: 'grapheme' });

const wellFormed = ({ format, pattern, examples }: TextSchema): fc.Arbitrary<unknown> | undefined => {
  if (examples && examples.length > 0) return fc.constantFrom(...examples);
  if (format && byFormat[format]) return byFormat[format];
  return pattern ? fc.stringMatching(new RegExp(pattern)) : undefined;
};

/** Mostly what the schema asks for, so that requests get past the door; sometimes anything of that length. */
export const textFor = (schema: TextSchema): fc.Arbitrary<unknown> => {
  const formed = wellFormed(schema);
  if (!formed) return freeText(schema);
  return fc.oneof({ weight: 5, arbitrary: formed }, { weight: 1, arbitrary: freeText(schema) });
};
