import { fetchAhead, fetchScripts } from './fetch-ahead.ts';
import { startOnDemand } from './start-on-demand.ts';

/** The first script of a rendered page: small, because the page can be read without it. */
const own = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const scripts = own?.dataset.scripts?.split(' ') ?? [];

fetchAhead(scripts);
startOnDemand(async () => {
  fetchScripts(scripts);
  const { running } = await import('../main.tsx');
  await running;
});
