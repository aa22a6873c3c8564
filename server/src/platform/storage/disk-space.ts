import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Bytes that anyone but root can still write below this directory, whether it is there yet or not. */
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

/** Raised before the disk is full, and named as the disk itself would. */
class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  readonly code = 'ENOSPC';
}

/** The disk, a quota of it, or the disk of the database. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  fullCodes.includes(error.code);

export interface DiskSpace {
  /** Throws when so many bytes more would leave less than is kept free for the database and the log. */
  requireRoom(bytes: number): Promise<void>;
  /** Soon nothing more is taken: time for somebody to look. */
  isLow(): Promise<boolean>;
}

interface DiskSpaceOptions {
  readonly directories: readonly string[];
  /** Never given to uploads. */
  readonly reserveBytes: number;
  readonly readFree?: (directory: string) => Promise<number>;
}

/** The alarm comes at so many times the reserve. */
const lowFactor = 4;

export function createDiskSpace({
  directories,
  reserveBytes,
  readFree = readFreeBytes,
}: DiskSpaceOptions): DiskSpace {
  const freeBytes = async () => Math.min(...(await Promise.all(directories.map(readFree))));
  return {
    async requireRoom(bytes) {
      const free = await freeBytes();
      if (free - bytes < reserveBytes) throw new NoRoomError(`${bytes} bytes do not fit: ${free} are free`);
    },
    isLow: async () => (await freeBytes()) < reserveBytes * lowFactor,
  };
}

interface Watch {
  readonly space: Pick<DiskSpace, 'isLow'>;
  readonly complain: (text: string) => void;
  readonly everySeconds?: number;
}

/** Says in the log that room runs out, and says it again for as long as nobody did anything about it. */
export function watchDiskSpace({ space, complain, everySeconds = 5 * 60 }: Watch): { stop: () => void } {
  const look = async () => {
    if (await space.isLow()) complain('The disk is nearly full: uploads are refused soon, or are by now.');
  };
  const lookSafely = () => void look().catch(() => complain('How full the disk is cannot be read.'));
  lookSafely();
  const timer = setInterval(lookSafely, everySeconds * 1000);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
