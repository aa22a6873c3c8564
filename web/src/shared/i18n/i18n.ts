import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { logProblem } from '../lib/log-problem.ts';
import type { Namespace, Translation } from './catalogue.ts';
import { en } from './en/index.ts';

/** To add Hindi: add 'hi' and its catalogue. The compiler lists missing keys. */
type Language = 'en';

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'shell',
  resources: { en },
  interpolation: { escapeValue: false },
  initAsync: false,
  // The compiler checks every key, but not whether a page has registered its texts.
  parseMissingKeyHandler: (key) => {
    logProblem('A text is missing', key);
    return key;
  },
});

/** Lazy pages register their texts when they load. */
export function registerTranslations<N extends Namespace>(
  namespace: N,
  texts: Record<Language, Translation<N>>,
): void {
  for (const [language, translation] of Object.entries(texts)) {
    i18next.addResourceBundle(language, namespace, translation);
  }
}
