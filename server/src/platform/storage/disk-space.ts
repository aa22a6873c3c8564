import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Bytes that can still be written below this directory, which may not exist yet. */
async function readFreeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(directory);
    if (!isMissing(error) || parent === directory) throw error;
    return readFreeBytes(parent);
  }
}

/** Thrown before the disk is full, with the same code as the real error. */
class DiskFullError extends Error {
  override readonly name = 'NoRoomError';
  readonly code = 'ENOSPC';
}

/** The disk, a quota, or the disk of the database. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  fullCodes.includes(error.code);

export interface DiskSpace {
  /** Throws when this many bytes would use the reserve for the database and the log. */
  requireSpace(bytes: number): Promise<void>;
  /** Warns before uploads stop. */
  isLow(): Promise<boolean>;
}

interface DiskSpaceOptions {
  readonly directories: readonly string[];
  /** Never given to uploads. */
  readonly reserveBytes: number;
  readonly readFree?: (directory: string) => Promise<number>;
}

/** The alarm threshold, as a multiple of the reserve. */
const lowFactor = 4;

export function createDiskSpace({
  directories,
  reserveBytes,
  readFree = readFreeBytes,
}: DiskSpaceOptions): DiskSpace {
  const freeBytes = async () => Math.min(...(await Promise.all(directories.map(readFree))));
  return {
    async requireSpace(bytes) {
      const free = await freeBytes();
      if (free - bytes < reserveBytes) throw new DiskFullError(`${bytes} bytes do not fit: ${free} are free`);
    },
    isLow: async () => (await freeBytes()) < reserveBytes * lowFactor,
  };
}

interface Watch {
  readonly space: Pick<DiskSpace, 'isLow'>;
  readonly complain: (text: string) => void;
  readonly everySeconds?: number;
}

/** Logs repeatedly while disk space is low. */
export function watchDiskSpace({ space, complain, everySeconds = 5 * 60 }: Watch): { stop: () => void } {
  const look = async () => {
    if (await space.isLow()) complain('The disk is nearly full: uploads are refused soon, or are by now.');
  };
  const checkSafely = () => void look().catch(() => complain('How full the disk is cannot be read.'));
  checkSafely();
  const timer = setInterval(checkSafely, everySeconds * 1000);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
