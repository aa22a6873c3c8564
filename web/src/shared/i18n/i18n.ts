import { formatCount } from '../lib/format/count.ts';
import { logProblem } from '../lib/log-problem.ts';
import type { Namespace, Translation } from './catalogue.ts';
import { en } from './en/index.ts';

/** To add Hindi: add 'hi', its catalogue and its plurals. The compiler lists missing keys. */
type Language = 'en';

interface Texts {
  readonly [key: string]: string | Texts;
}

export type Values = Readonly<Record<string, unknown>>;

const catalogue = new Map<string, Texts>(Object.entries<Texts>(en));

/** Lazy pages register their texts when they load. */
export function registerTranslations<N extends Namespace>(
  namespace: N,
  texts: Record<Language, Translation<N>>,
): void {
  catalogue.set(namespace, texts.en as Texts);
}

/** The text at a.b.c */
function find(namespace: string, key: string): string | undefined {
  let found: string | Texts | undefined = catalogue.get(namespace);
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

const pluralOf = (count: number) => (Math.abs(count) === 1 ? 'one' : 'other');

/** A text as written, with its places for values. */
export function findText(namespace: string, key: string, count: unknown): string {
  const forCount =
    typeof count === 'number'
      ? ((count === 0 ? find(namespace, `${key}_zero`) : undefined) ??
        find(namespace, `${key}_${pluralOf(count)}`))
      : undefined;
  const text = forCount ?? find(namespace, key);
  if (text !== undefined) return text;
  // The compiler checks every key, but not whether a page has registered its texts.
  logProblem('A text is missing', key);
  return key;
}

const place = /\{\{(\w+)(, number)?\}\}/gu;

/** Fills in the values: {{name}}, and {{count, number}} for grouped digits. */
export const fillIn = (text: string, values: Values | undefined): string =>
  text.includes('{{')
    ? text.replace(place, (_, name: string, isNumber?: string) => {
        const value = values?.[name] ?? '';
        return isNumber ? formatCount(Number(value)) : String(value);
      })
    : text;
