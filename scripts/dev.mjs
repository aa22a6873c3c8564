import { ensureBuilt } from './steps/build.mjs';
import { meanDemoUnlessSaid } from './steps/environment.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { withSetupLock } from './steps/lock.mjs';
import { root } from './steps/root.mjs';
import { run } from './steps/run.mjs';

await withSetupLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
// The web application reloads as it is edited (http://localhost:5173) and asks the server on port 3000.
const web = run(process.execPath, ['../node_modules/vite/bin/vite.js'], { cwd: `${root}/web` });
meanDemoUnlessSaid();
await import('../server/dist/main.js');
await web;
