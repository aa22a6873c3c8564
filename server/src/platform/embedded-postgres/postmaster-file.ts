import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The pid file of a running or killed server: process on line 1, port on line 4. */
export function readPostmaster(dataDirectory: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return pid > 0 && port > 0 ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/** "12 (postgres) S 1 …": the name in brackets, then the state; Z is a zombie. */
const livingPostgres = /\(postgres\) [^ZX]/;

/** Whether that process is alive and is PostgreSQL. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  try {
    return livingPostgres.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}
