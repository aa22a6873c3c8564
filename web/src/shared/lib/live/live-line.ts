import { logProblem } from '../log-problem.ts';
import type { LiveConnection } from './live-connection.ts';

let line: LiveConnection | undefined;

/** Opens the line for whoever is signed in; its script comes when the page has nothing better to do. */
export function joinLive(): () => void {
  let isLeft = false;
  const open = async () => {
    const { openConnection } = await import('./live-connection.ts');
    if (!isLeft) line = openConnection();
  };
  const start = () => {
    open().catch((error: unknown) => logProblem('The live channel was not opened', error));
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
  return () => {
    isLeft = true;
    line?.close();
    line = undefined;
  };
}

/** Says that somebody writes; as often as it is called it is sent every few seconds only. */
export function sayTyping(appId: number): void {
  line?.sayTyping(appId);
}
