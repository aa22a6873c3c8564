import { logProblem } from '../../../../shared/lib/log-problem.ts';
import type { DeviceFiles } from '../../../../shared/lib/send-later/device-files.ts';
import type { TabClaims } from '../../../../shared/lib/send-later/tab-locks.ts';
import type { Arrival, Upload } from './upload.ts';

/** A chosen photo, stored until it is recorded so a reload can continue. */
export interface PendingPhoto {
  readonly key: string;
  readonly userId: number;
  /** The page that uploads it. */
  readonly tab: string;
  readonly name: string;
  readonly lastModified: number;
  readonly file: Blob;
  readonly arrival?: Arrival | undefined;
  readonly replaces?: number | undefined;
  readonly caption?: string | null | undefined;
  readonly chosenAt: number;
}

/** Where they are stored. */
export type PhotoStorage = Pick<DeviceFiles<PendingPhoto>, 'put' | 'remove' | 'all'>;

interface PendingOptions {
  readonly userId: number;
  readonly photos: PhotoStorage;
  readonly claims: TabClaims;
  readonly now: () => number;
}

const day = 24 * 60 * 60_000;
/** After a week no one expects an upload to continue. */
const maxAgeMs = 7 * day;

/** Without storage or in private mode nothing is stored; uploads still work. */
const logErrors = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => logProblem('A chosen photo was not stored', error),
  );

export function createPendingPhotos({ userId, photos, claims, now }: PendingOptions) {
  const keep = (upload: Upload) => {
    const { key, name, lastModified, file, arrival, replaces, caption } = upload;
    if (!file) return Promise.resolve();
    claims.hold();
    const photo = { key, userId, tab: claims.tab, name, lastModified, file, arrival, replaces, caption };
    return logErrors(photos.put(key, { ...photo, chosenAt: now() }));
  };

  const own = async () => (await photos.all()).filter((photo) => photo.userId === userId);

  const clear = async () => {
    await Promise.all((await own()).map(({ key }) => photos.remove(key)));
  };

  /** Takes over photos of closed pages. */
  const adopt = async (tab: string): Promise<readonly PendingPhoto[]> => {
    const left = (await own()).filter((photo) => photo.tab === tab);
    const adopted = left
      .filter(({ chosenAt }) => now() - chosenAt < maxAgeMs)
      .map((photo) => ({ ...photo, tab: claims.tab }));
    if (adopted.length > 0) claims.hold();
    await Promise.all(adopted.map((photo) => photos.put(photo.key, photo)));
    const tooOld = left.filter(({ chosenAt }) => now() - chosenAt >= maxAgeMs);
    await Promise.all(tooOld.map(({ key }) => photos.remove(key)));
    return adopted;
  };

  return {
    keep,
    forget: (key: string) => logErrors(photos.remove(key)),
    /** Photos of closed pages, now or once the last of them has closed. */
    restore(onFound: (found: readonly PendingPhoto[]) => void): Promise<void> {
      const adoptFrom = async (tab: string) => {
        const adopted = await adopt(tab);
        if (adopted.length > 0) onFound(adopted);
      };
      const findOthers = async () => {
        const others = new Set((await own()).map(({ tab }) => tab).filter((tab) => tab !== claims.tab));
        for (const tab of others) claims.onTabClosed(tab, () => logErrors(adoptFrom(tab)));
      };
      return logErrors(findOthers());
    },
    /** On sign-out nothing may stay on a shared phone. */
    clear: () => logErrors(clear()),
  };
}

export type PendingPhotos = ReturnType<typeof createPendingPhotos>;
