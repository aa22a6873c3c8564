import { startWithPage } from './start-with-page.ts';

/** The first script of a rendered page: small, because the page can be read without it. */
const own = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const scripts = own?.dataset.scripts?.split(' ') ?? [];

/** All at once: left to the imports, each would wait for the one that asks for it. */
function fetchScripts(): void {
  for (const href of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(link);
  }
}

startWithPage(async () => {
  fetchScripts();
  await import('./framework.ts');
  const { running } = await import('../main.tsx');
  await running;
});
