import { scrub } from '@callboard/contract/site/scrub';

const framesSent = 5;
const longestMessage = 500;

/** No fault of ours: requests that were dropped, lost connections, and what others put into the page. */
const isNoFault = [
  /^(?:Abort|Timeout)Error:/,
  /Failed to fetch|NetworkError when|Load failed|The network connection was lost|cancelled$/i,
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i,
  /ResizeObserver loop/,
  /-extension:\/\//,
];

/** Chrome begins a stack with the message, others do not. A frame ends in line and column. */
const isFrame = (line: string) => /:\d+:\d+\)?$/.test(line);

/** “render page-Dk4f.js:1:220”: our own address says nothing. */
const shortFrame = (line: string) =>
  line
    .trim()
    .replace(/^at /, '')
    .replace('@', ' ')
    .replace(/\(?(?:https?|file):\/\/[^\s)]*\/([^\s/)]+)\)?$/, '$1');

const textOf = (error: unknown): string => {
  if (error instanceof Error || error instanceof DOMException) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : `Thrown: ${Object.prototype.toString.call(error)}`;
};

/** What the log is told, without names, numbers and tokens. Undefined where nothing is wrong with us. */
export function describeError(error: unknown): string | undefined {
  const text = textOf(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  if (isNoFault.some((pattern) => pattern.test(text) || pattern.test(stack))) return undefined;
  const frames = stack.split('\n').filter(isFrame).slice(0, framesSent).map(shortFrame);
  return scrub([text.slice(0, longestMessage), ...frames].join('\n')).slice(0, 2000);
}
