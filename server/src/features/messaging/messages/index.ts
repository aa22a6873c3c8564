export { areConnected } from './blocking.queries.ts';
export { createMessages, type Messages } from './create-messages.ts';
export type { LiveReader } from './live-reader.ts';
export { messages } from './manifest.ts';
export { openTopic } from './opening.queries.ts';
export { markMailed } from './waiting.queries.ts';
export { findSent } from './writing.queries.ts';
export { requireSame, textToKeep, type Writing } from './writing.ts';
