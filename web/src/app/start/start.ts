import { startWhenWanted } from './when-wanted.ts';

/** The first script of a rendered page: small, because the page can be read without it. */
startWhenWanted(async () => {
  const { running } = await import('../main.tsx');
  await running;
});
