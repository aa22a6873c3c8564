import type { FileAnswer } from '@callboard/contract/scalars';

const bytesOf = ({ encoding, content }: FileAnswer): Uint8Array<ArrayBuffer> =>
  encoding === 'base64'
    ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(content);

export const blobOf = (file: FileAnswer): Blob => new Blob([bytesOf(file)], { type: file.media_type });

/** The object URL must live until the browser starts reading it, which is after the click. */
const forgetAfter = 60_000;

/** Saves a response as a download. */
export function saveFile(file: FileAnswer): void {
  const address = URL.createObjectURL(blobOf(file));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.file_name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), forgetAfter);
}
