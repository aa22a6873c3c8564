import { createDeviceFiles } from '../../../../../shared/lib/send-later/device-files.ts';

const device = createDeviceFiles<Blob>('message-files');
/** For browsers without storage. */
const inPage = new Map<string, Blob>();

/** Keeps picked files until they are sent, even when the tab is closed. */
export const fileStorage = {
  /** False when this browser cannot store it. */
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
