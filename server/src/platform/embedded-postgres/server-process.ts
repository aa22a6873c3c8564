import type { Identity } from './runner.ts';

/**
 * As root the server runs as another account, which may not be able to walk down to the data directory.
 * It is started inside it instead and reaches it as its own working directory.
 */
export const seenByServer = (data: string, runner: Identity | undefined) =>
  runner && process.platform === 'linux' ? '/proc/self/cwd' : data;

export const processOptions = (data: string, runner: Identity | undefined) => ({
  cwd: data,
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...(runner && { uid: runner.uid, gid: runner.gid }),
});
