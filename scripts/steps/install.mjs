import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runOrStop } from './run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

/** Installs the locked packages when they are missing or others; afterwards no network is needed. */
export async function ensureInstalled() {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Callboard needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
  const stamp = join(root, 'node_modules', '.callboard-installed');
  const wanted = fingerprint(
    [join(root, 'package-lock.json')],
    process.platform,
    process.arch,
    String(major),
  );
  if (readStamp(stamp) === wanted) return;
  console.log('Installing packages (once)…');
  await runOrStop('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}
