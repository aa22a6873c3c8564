import type { EnglishCatalogue, Namespace } from './catalogue.ts';
import { fillIn, findText, type Values } from './i18n.ts';

type PluralSuffix = 'zero' | 'one' | 'other';

/** A key without its plural suffix. */
type RequestedKey<Key extends string> = Key extends `${infer Plain}_${PluralSuffix}` ? Plain | Key : Key;

type KeysIn<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Prefix}${RequestedKey<Key>}`
    : KeysIn<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

/** Every key of a namespace. */
export type TextKey<N extends Namespace> = KeysIn<EnglishCatalogue[N]>;

/** The texts of a namespace. */
export interface TFunction<N extends Namespace> {
  (key: TextKey<N>, values?: Values): string;
  /** The text before values are filled in. */
  readonly written: (key: TextKey<N>, count?: number) => string;
}

const made = new Map<string, unknown>();

function create<N extends Namespace>(namespace: N): TFunction<N> {
  const written = (key: TextKey<N>, count?: unknown) => findText(namespace, key, count);
  return Object.assign((key: TextKey<N>, values?: Values) => fillIn(written(key, values?.count), values), {
    written,
  });
}

/** One function per namespace, so that effects and memos may depend on it. */
export function translatorOf<N extends Namespace>(namespace: N): TFunction<N> {
  const known = made.get(namespace) ?? create(namespace);
  made.set(namespace, known);
  return known as TFunction<N>;
}

/** The texts of a namespace. */
export const useTranslation = <N extends Namespace>(namespace: N): { readonly t: TFunction<N> } => ({
  t: translatorOf(namespace),
});
