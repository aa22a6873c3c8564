export { type ContactKind, contactCodes } from './api.ts';
export { CodeEntry } from './code-entry.tsx';
export { codeErrorText } from './error-text.ts';
