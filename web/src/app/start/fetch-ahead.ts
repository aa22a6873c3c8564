import { isSlowConnection } from '../../shared/lib/slow-connection.ts';

/** Preloaded, not run, so reading stays smooth. */
export function fetchScripts(scripts: readonly string[]): void {
  for (const href of scripts) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(link);
  }
}

/** When the page has loaded and the browser is idle; on a slow or metered connection only when needed. */
export function fetchAhead(scripts: readonly string[]): void {
  if (isSlowConnection()) return;
  const work = () => fetchScripts(scripts);
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(work, { timeout: 2000 })
      : setTimeout(work, 200);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
