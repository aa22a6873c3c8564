import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const which = (name) => {
  try {
    return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};

const find = () =>
  process.env.CHROMIUM_PATH || names.map(which).find(Boolean) || places.find((place) => existsSync(place));

/** The journeys drive a Chromium: the one that is there, or Debian's where we may install it. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && which('apt-get')) {
    console.log('Installing Chromium for the browser journeys (once)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser journeys need a Chromium and none was found. Install one (Debian, Ubuntu: apt-get install ' +
      'chromium) or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
