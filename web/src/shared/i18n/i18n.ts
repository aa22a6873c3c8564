import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { logProblem } from '../lib/log-problem.ts';
import type { Namespace, Translation } from './catalogue.ts';
import { en } from './en/index.ts';

/** Hindi joins here: add 'hi', its catalogue, and the compiler lists what is missing. */
type Language = 'en';

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'shell',
  resources: { en },
  interpolation: { escapeValue: false },
  initAsync: false,
  // The compiler knows every key, but not whether a page has brought its words along.
  parseMissingKeyHandler: (key) => {
    logProblem('A text is missing', key);
    return key;
  },
});

/** A page that loads later adds its words when it arrives. */
export function registerTranslations<N extends Namespace>(
  namespace: N,
  words: Record<Language, Translation<N>>,
): void {
  for (const [language, translation] of Object.entries(words)) {
    i18next.addResourceBundle(language, namespace, translation);
  }
}
