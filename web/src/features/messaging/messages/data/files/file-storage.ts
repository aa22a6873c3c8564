import { createDeviceFiles } from '../../../../../shared/lib/send-later/device-files.ts';

const device = createDeviceFiles<Blob>('message-files');
/** The page's own copies, for browsers that keep nothing. */
const inPage = new Map<string, Blob>();

/** Picked files until they are sent: a closed tab or a lost connection loses none of them. */
export const fileStorage = {
  /** False where this browser keeps nothing: then the file lasts as long as the page. */
  async put(fileId: string, file: Blob): Promise<boolean> {
    inPage.set(fileId, file);
    return device.put(fileId, file).then(
      () => true,
      () => false,
    );
  },
  async get(fileId: string): Promise<Blob | undefined> {
    return inPage.get(fileId) ?? (await device.get(fileId).catch(() => undefined));
  },
  async remove(fileIds: readonly string[]): Promise<void> {
    for (const fileId of fileIds) {
      inPage.delete(fileId);
      await device.remove(fileId).catch(() => undefined);
    }
  },
  ids: (): Promise<readonly string[]> => device.keys().catch(() => []),
};
