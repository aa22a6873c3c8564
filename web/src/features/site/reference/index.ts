export { useLists } from './get-lists.ts';
export { cityOptions, languageOptions, nameOf } from './options.ts';
