import { join } from 'node:path';
import { z } from 'zod';
import { fontsDirectory, workersDirectory } from '../../../locations.ts';
import { createQueue } from '../../../platform/queue.ts';
import { runInThread } from '../../../platform/run-in-thread.ts';

/** A document of many pages takes some hundred megabytes while it is open. */
const queue = createQueue(1);
const seconds = 60;
const memoryMb = 1024;
const maxPages = 1000;

const faults = ['passwordPdf', 'unreadablePdf', 'activePdf', 'longPdf'] as const;
const Facts = z.object({ fault: z.enum(faults).nullable(), pages: z.int() });
export type PdfFacts = z.infer<typeof Facts>;

const Marked = z.object({ marked: z.instanceof(Uint8Array).nullable() });

const thread = join(workersDirectory, 'mark-pdf.mjs');

/** Opened as a reader would: what is wrong with it, and how many pages it has. */
export const readPdf = async (bytes: Buffer): Promise<PdfFacts> => {
  try {
    return Facts.parse(await queue(() => runInThread(thread, bytes, { maxPages }, { seconds, memoryMb })));
  } catch {
    return { fault: 'unreadablePdf', pages: 0 };
  }
};

/** Nobody gets it without their name. */
export class UnmarkablePdfError extends Error {
  override readonly name = 'UnmarkablePdfError';
}

/** The same PDF with this line faintly across each page, and at its foot. */
export const markPdf = async (bytes: Buffer, line: string): Promise<Buffer> => {
  const fonts = {
    latin: join(fontsDirectory, 'inter-regular.ttf'),
    devanagari: join(fontsDirectory, 'devanagari-regular.ttf'),
  };
  try {
    const answer = await queue(() =>
      runInThread(thread, bytes, { maxPages, line, fonts }, { seconds, memoryMb }),
    );
    const { marked } = Marked.parse(answer);
    if (!marked) throw new Error('The thread returned no PDF');
    return Buffer.from(marked.buffer, marked.byteOffset, marked.byteLength);
  } catch (cause) {
    throw new UnmarkablePdfError('This PDF cannot be marked', { cause });
  }
};
