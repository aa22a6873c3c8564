import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

// The same engine without the windows of a browser: the journeys take a fifth less time in it.
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const which = (name) => {
  try {
    return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};

const find = (names) =>
  process.env.CHROMIUM_PATH || names.map(which).find(Boolean) || places.find((place) => existsSync(place));

async function install(packages) {
  console.log('Installing Chromium for the browser journeys (once)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  for (const name of packages) {
    const stdio = ['ignore', 'ignore', 'inherit'];
    if ((await run('apt-get', ['install', '-y', '-qq', name], { env, stdio })) === 0) return;
  }
}

/**
 * The journeys drive a Chromium: the one that is there, or Debian's where we may install it. Lighthouse wants a
 * whole browser.
 */
export async function ensureChromium({ isWhole = false } = {}) {
  const names = isWhole ? browsers : [shell, ...browsers];
  const found = find(names);
  if (found) return found;
  if (process.getuid?.() === 0 && which('apt-get'))
    await install(isWhole ? ['chromium'] : [shell, 'chromium']);
  const installed = find(names);
  if (installed) return installed;
  throw new Error(
    'The browser journeys need a Chromium and none was found. Install one (Debian, Ubuntu: apt-get install ' +
      'chromium) or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
