import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { withSetupLock } from './steps/lock.mjs';

await withSetupLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
await import('../server/dist/cli.js');
