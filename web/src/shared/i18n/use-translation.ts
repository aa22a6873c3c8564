import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { EnglishCatalogue, Namespace } from './catalogue.ts';

type PluralSuffix = 'zero' | 'one' | 'other';

/** A key without its plural suffix. */
type RequestedKey<Key extends string> = Key extends `${infer Plain}_${PluralSuffix}` ? Plain | Key : Key;

type KeysIn<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Prefix}${RequestedKey<Key>}`
    : KeysIn<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

/** Every key of a namespace. Our own type: that of i18next takes minutes and gigabytes to report one missing key. */
export type TextKey<N extends Namespace> = KeysIn<EnglishCatalogue[N]>;

/** The texts of a namespace. */
export type TFunction<N extends Namespace> = (
  key: TextKey<N>,
  values?: Readonly<Record<string, unknown>>,
) => string;

const whenLanguageChanges = (changed: () => void) => {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
};
const currentLanguage = () => i18next.language;

const made = new Map<string, unknown>();

/** One function per namespace, so it only changes with the language. */
export function translatorOf<N extends Namespace>(namespace: N, language = currentLanguage()): TFunction<N> {
  const key = `${language} ${namespace}`;
  const known = made.get(key) ?? i18next.getFixedT(language, namespace);
  made.set(key, known);
  return known as TFunction<N>;
}

/**
 * The texts of a namespace. The hook of react-i18next copies its whole instance for every component that uses it,
 * which took a sixth of drawing a page.
 */
export function useTranslation<N extends Namespace>(namespace: N): { readonly t: TFunction<N> } {
  const language = useSyncExternalStore(whenLanguageChanges, currentLanguage, currentLanguage);
  return { t: translatorOf(namespace, language) };
}
