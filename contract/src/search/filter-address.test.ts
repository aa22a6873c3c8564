import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFilterName, readFilters } from './filter-address.ts';
import { filterSchemas, filterShape, TalentFilters } from './talent-filters.ts';

const kindOf = (name: keyof typeof filterShape): string => {
  const kind = Object.entries(filterSchemas).find(([, schema]) => schema === filterShape[name].unwrap());
  if (!kind) throw new Error(`${name} is written in a way that filterSchemas does not list`);
  return kind[0];
};

test('the kinds are those of the schemas (vitest -u writes them anew)', async () => {
  const lines = Object.keys(filterShape)
    .filter(isShapeName)
    .map((name) => `  ${name}: '${kindOf(name)}',`);
  const head =
    '// How each filter is written in an address, taken from talent-filters.ts by filter-address.test.ts.';
  const text = [head, 'export const filterKinds = {', ...lines, '} as const;', ''].join('\n');
  await expect(text).toMatchFileSnapshot('./filter-kinds.ts');
});

const isShapeName = (name: string): name is keyof typeof filterShape => Object.hasOwn(filterShape, name);

/** As the schemas alone would read it: without everything they find fault with. */
function readBySchemas(query: Record<string, string>): unknown {
  const parsed = TalentFilters.safeParse(query);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path: [name] }) => String(name));
  const invalid = new Set(names.map((name) => (name in query ? name : 'availableTo')));
  return readBySchemas(Object.fromEntries(Object.entries(query).filter(([name]) => !invalid.has(name))));
}

const someText = fc.oneof(
  fc.constantFrom(
    'true',
    'false',
    '',
    ' ',
    '0',
    '1',
    '40',
    '175',
    '170.5',
    '2026-02-30',
    '2026-12-01',
    '2027-12-01',
  ),
  fc.constantFrom(
    '3,1,2',
    '1,,2',
    ' 4 , 5',
    '1,x',
    '2147483647',
    '2147483648',
    '00000000012',
    '1e3',
    '12500',
    '12345',
    'hour',
    '-1',
    '６',
  ),
  fc.constantFrom(
    '0b1c6f0e-7d55-4a6e-9d6f-4f1f0a6f0a11',
    '0B1C6F0E-7D55-4A6E-9D6F-4F1F0A6F0A11',
    'Ananya',
    'अनन्या',
  ),
  fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 }).map((ids) => ids.join(',')),
  fc.integer({ min: -5, max: 300 }).map(String),
  fc.string({ maxLength: 90 }),
  fc.string({ minLength: 990, maxLength: 1010, unit: fc.constantFrom('1', ',') }),
);

test('an address is read as the schemas would read it', () => {
  const query = fc.dictionary(fc.constantFrom(...Object.keys(filterShape)), someText, { maxKeys: 12 });
  fc.assert(
    fc.property(query, (written) => {
      expect(readFilters(written)).toEqual(readBySchemas(written));
    }),
  );
});

test('only filters are read', () => {
  expect(readFilters({ utm_source: 'x', constructor: '1', gender: '2' })).toEqual({ gender: [2] });
  expect(isFilterName('toString')).toBe(false);
});

test('a last date without a first one is left out', () => {
  expect(readFilters({ gender: '1', availableTo: '2026-12-01' })).toEqual({ gender: [1] });
});
