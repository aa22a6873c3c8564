import { logProblem } from '../log-problem.ts';
import type { LiveConnection } from './live-connection.ts';

let live: LiveConnection | undefined;

/** Connects the signed-in user. The script loads when the page is idle. */
export function connectLive(): () => void {
  let isLeft = false;
  const open = async () => {
    const { openConnection } = await import('./live-connection.ts');
    if (!isLeft) live = openConnection();
  };
  const start = () => {
    open().catch((error: unknown) => logProblem('The live channel was not opened', error));
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
  return () => {
    isLeft = true;
    live?.close();
    live = undefined;
  };
}

/** Sends "typing", throttled to every few seconds. */
export function sendTyping(appId: number): void {
  live?.sendTyping(appId);
}
