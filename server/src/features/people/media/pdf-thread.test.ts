import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { makePdf, readPdfPages } from '../../../../test/pdf-pages.ts';
import { markPdf, readPdf, UnmarkablePdfError } from './pdf-thread.ts';

const line = 'Meera Kulkarni · Callboard · 18 Nov 2026, 6:45 pm · 3f2a9c1b';

const edited = async (edit: (document: PDFDocument) => unknown) => {
  const document = await PDFDocument.load(await makePdf(['one']));
  await edit(document);
  return Buffer.from(await document.save());
};

describe('reading a PDF', () => {
  test('counts its pages', async () => {
    expect(await readPdf(await makePdf(['one', 'two', 'three']))).toEqual({ fault: null, pages: 3 });
  });

  test('one that anyone can read and nobody may change is fine', async () => {
    const locked = await edited((document) => document.encrypt({ userPassword: '', ownerPassword: 'no' }));
    expect(await readPdf(locked)).toEqual({ fault: null, pages: 1 });
    expect((await readPdfPages(await markPdf(locked, line)))[0]).toContain(line);
  });

  test.each([
    ['passwordPdf', () => edited((document) => document.encrypt({ userPassword: 'x', ownerPassword: 'y' }))],
    ['activePdf', () => edited((document) => document.addJavaScript('main', 'app.alert(1)'))],
    ['activePdf', () => edited((document) => document.attach(Buffer.from('MZ'), 'run.exe', {}))],
    ['unreadablePdf', async () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')],
    ['unreadablePdf', async () => Buffer.from('nothing at all')],
    ['longPdf', () => makePdf(Array.from({ length: 1001 }, () => 'x'))],
  ])('%s', async (fault, make) => {
    expect(await readPdf(await make())).toMatchObject({ fault });
  });

  test('bytes in a picture that look like a script are none', async () => {
    const inPicture = await edited((document) => {
      const stream = document.context.stream(Buffer.from('xx/JS yy/Launch zz'), {});
      return document.context.register(stream);
    });
    expect(inPicture.includes('/JS ')).toBe(true);
    expect(await readPdf(inPicture)).toMatchObject({ fault: null });
  });
});

describe('marking a PDF', () => {
  test.each([
    ['upright', { turned: 0 }],
    ['turned', { turned: 90 }],
    ['upside down', { turned: 180 }],
    ['turned the other way', { turned: 270 }],
    ['wide', { size: [1920, 1080] as const, turned: 0 }],
    ['as small as a stamp', { size: [60, 40] as const, turned: 0 }],
  ])('%s pages have the line across and at the foot', async (_name, shape) => {
    const marked = await markPdf(await makePdf(['one', 'two'], shape), line);
    for (const words of await readPdfPages(marked)) {
      expect(words.split('|').filter((one) => one === line)).toHaveLength(4);
    }
    const pages = (await PDFDocument.load(marked)).getPages();
    expect(pages.map((page) => page.getRotation().angle)).toEqual([shape.turned, shape.turned]);
  });

  test('names in Devanagari are written, signs of other scripts are left out', async () => {
    const [words = ''] = await readPdfPages(await markPdf(await makePdf(['one']), 'मीरा 王 · Zoë'));
    expect(words).toContain('मीरा');
    expect(words).toContain(' · Zoë');
  });

  test('what cannot be marked is not returned', async () => {
    await expect(markPdf(Buffer.from('%PDF-1.7 nothing %%EOF'), line)).rejects.toThrow(UnmarkablePdfError);
  });
});
