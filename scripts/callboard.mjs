import { ensureBuilt } from './steps/build.mjs';
import { meanDemoUnlessSaid } from './steps/environment.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { withSetupLock } from './steps/lock.mjs';

await withSetupLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
meanDemoUnlessSaid();
await import('../server/dist/cli.js');
