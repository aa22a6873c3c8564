import { existsSync } from 'node:fs';

/**
 * The server wants to be told what it is. Who has just fetched it and says nothing wants the demo; who brings a
 * database of their own may have people in it, and has to say.
 */
export function meanDemoUnlessSaid() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (!process.env.DATABASE_URL) process.env.CALLBOARD_ENV ||= 'demo';
}
