import { sendToStorage } from './send-to-storage.ts';
import { signPicture } from './sign-picture.ts';

/** Uploads one picture and returns its storage key. */
export async function sendPicture(
  file: File,
  name: string,
  onProgress: (share: number) => void,
): Promise<string> {
  const { signal } = new AbortController();
  const { signedUrl, headers, key } = await signPicture(file, name, signal);
  await sendToStorage({ url: signedUrl, headers, file, signal, onProgress });
  return key;
}
