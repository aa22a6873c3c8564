import { sendToStorage } from '../../../../../shared/lib/images/send-to-storage.ts';
import { useStore } from '../../../../../shared/lib/store.ts';
import { recordAttachment, requestUpload } from '../../api.ts';
import { fileStorage } from './file-storage.ts';
import { createUploads, type UploadState } from './uploads.ts';

export const uploads = createUploads({
  bytesOf: fileStorage.get,
  send: async (file, bytes, { signal, onProgress }) => {
    const { signedUrl, headers, key } = await requestUpload(file, signal);
    await sendToStorage({ url: signedUrl, headers, file: bytes, signal, onProgress });
    return recordAttachment(key, file.name, signal);
  },
});

export const useUploadStates = (): ReadonlyMap<string, UploadState> => useStore(uploads.states);
