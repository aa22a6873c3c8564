/** The browser can no longer read the file: moved, deleted, or on a removed card. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

/** Distinguishes a lost file from a lost connection, which browsers report the same way. */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new FileGoneError('The file cannot be read any more', { cause });
  }
}
