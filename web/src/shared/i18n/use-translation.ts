import i18next, { type TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Namespace } from './catalogue.ts';

const whenLanguageChanges = (changed: () => void) => {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
};
const currentLanguage = () => i18next.language;

const made = new Map<string, unknown>();

/** The same function for everybody who speaks of the same things: it changes with the language alone. */
const wordsOf = (language: string, namespace: Namespace): unknown => {
  const key = `${language} ${namespace}`;
  const known = made.get(key) ?? i18next.getFixedT(language, namespace);
  made.set(key, known);
  return known;
};

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/**
 * The words of a namespace; of several the first is meant where a key names none. The hook of react-i18next copies
 * its whole instance for every component that uses it, which took a sixth of drawing a page.
 */
export function useTranslation<const N extends Namespaces>(namespaces: N): { readonly t: TFunction<N> } {
  const language = useSyncExternalStore(whenLanguageChanges, currentLanguage, currentLanguage);
  const asked: Namespaces = namespaces;
  return { t: wordsOf(language, typeof asked === 'string' ? asked : asked[0]) as TFunction<N> };
}
