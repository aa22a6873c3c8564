import { chdir } from 'node:process';
import { ensureBuilt } from './steps/build.mjs';
import { meanDemoUnlessSaid } from './steps/environment.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { withSetupLock } from './steps/lock.mjs';
import { root } from './steps/root.mjs';

try {
  chdir(root);
  await withSetupLock(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// In this very process: what stops the command stops the server.
meanDemoUnlessSaid();
await import('../server/dist/main.js');
