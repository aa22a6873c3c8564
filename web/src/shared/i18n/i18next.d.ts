import 'i18next';
import type { EnglishCatalogue } from './catalogue.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: EnglishCatalogue;
  }
}
