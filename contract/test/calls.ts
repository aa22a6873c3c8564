import { readFileSync } from 'node:fs';

export interface SpecifiedCall {
  readonly method: string;
  readonly path: string;
  readonly access: string;
}

const [, ...lines] = readFileSync(new URL('./calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Every call the specification names. */
export const specifiedCalls: readonly SpecifiedCall[] = lines.map((line) => {
  const [, method = '', path = '', access = ''] = line.split('\t');
  return { method, path, access };
});
