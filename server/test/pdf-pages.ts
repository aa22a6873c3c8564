import {
  decodePDFRawStream,
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** A PDF of these pages, with their words on them. */
export async function makePdf(
  pages: readonly string[],
  { size = [595, 842], turned = 0 }: { size?: readonly [number, number]; turned?: number } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const words of pages) {
    const page = document.addPage([...size]);
    page.drawText(words, { x: 40, y: 300, size: 18 });
    page.setRotation(degrees(turned));
  }
  return Buffer.from(await document.save());
}

const contentOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

const fromHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** What each code of a font stands for, as its ToUnicode map says. */
const lettersOf = (font: PDFDict): ReadonlyMap<string, string> => {
  const map = contentOf(font.lookup(PDFName.of('ToUnicode')));
  return new Map(
    [...map.matchAll(/<([\da-fA-F]{4})> <([\da-fA-F]+)>/g)].map(([, code = '', text = '']) => [
      code.toLowerCase(),
      fromHex(text),
    ]),
  );
};

/** The words on each page that are written in fonts with a ToUnicode map. */
export async function readPdfPages(bytes: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map(({ node }) => {
    const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    const letters = new Map(
      fonts?.entries().map(([name]) => [name.asString(), lettersOf(fonts.lookup(name, PDFDict))] as const),
    );
    const contents = node.Contents();
    const content =
      contents instanceof PDFArray ? contents.asArray().map((_, at) => contentOf(contents.lookup(at))) : [];
    return [...content.join('\n').matchAll(/BT([\s\S]*?)ET/g)]
      .map(([, block = '']) => {
        const known = letters.get(/(\/\S+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
        const codes = [...block.matchAll(/<([\da-fA-F]+)> Tj/g)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        );
        return codes.map((code) => known?.get(code.toLowerCase()) ?? '').join('');
      })
      .join('|');
  });
}
