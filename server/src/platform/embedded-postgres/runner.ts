import { execFileSync } from 'node:child_process';

export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const readId = (flag: '-u' | '-g', name: string): number | undefined => {
  try {
    return Number(
      execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }),
    );
  } catch {
    return undefined;
  }
};

const findUser = (name: string): Identity | undefined => {
  const uid = readId('-u', name);
  const gid = readId('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
};

const createUser = (name: string): Identity | undefined => {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'ignore' });
  } catch {
    // Without useradd the caller falls back to an account that every system has.
  }
  return findUser(name);
};

/** PostgreSQL refuses to run as root, so root uses a separate account. Undefined means the current user. */
export function chooseRunner(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const runner = findUser('postgres') ?? createUser('callboard') ?? findUser('nobody');
  if (!runner) throw new Error('PostgreSQL may not run as root, and there is no other account to run it as.');
  return runner;
}
