import { Worker } from 'node:worker_threads';

/** The work timed out. */
export class ThreadTimeoutError extends Error {
  override readonly name = 'ThreadTimeoutError';
}

interface ThreadOptions {
  readonly seconds: number;
  readonly memoryMb?: number;
}

/** Runs a file of `server/workers` in a thread and returns the message it posts. */
export const runInThread = (
  file: string,
  bytes: Uint8Array,
  facts: object,
  { seconds, memoryMb = 512 }: ThreadOptions,
) =>
  new Promise<unknown>((resolve, reject) => {
    const own = new Uint8Array(bytes);
    const thread = new Worker(file, {
      workerData: { bytes: own, ...facts },
      transferList: [own.buffer],
      // Decoder output about broken files is not useful.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const timer = setTimeout(() => {
      reject(new ThreadTimeoutError(`${file} took more than ${seconds} seconds`));
      void thread.terminate();
    }, seconds * 1000);
    thread.once('message', (answer) => {
      resolve(answer);
      void thread.terminate();
    });
    thread.once('error', reject);
    thread.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${file} ended with ${code} and without an answer`));
    });
  });
