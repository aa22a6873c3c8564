import { once } from 'node:events';
import { cropPhoto } from './photo.ts';
import { areaOf, type Mark, type Sheet } from './sheet.ts';
import { fontNames, type Typefaces } from './typefaces.ts';

type Picture = Extract<Mark, { kind: 'picture' }>;
type Text = Extract<Mark, { kind: 'text' }>;
type Page = PDFKit.PDFDocument;

interface PageOptions {
  readonly typefaces: Typefaces;
  readonly title: string;
  readonly author: string;
  /** 300 dpi is sharp in print. */
  readonly dotsPerInch?: number;
}

const drawText = (page: Page, mark: Text) => {
  const { x, baseline, size, line, fill, href } = mark;
  let pen = x;
  for (const run of line.runs) {
    page
      .font(run.font)
      .fontSize(size)
      .fillColor(fill)
      .text(run.text, pen, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: line.tracking * size,
        // Shaped as one run, as it was measured.
        features: [],
      });
    pen += run.width * size;
  }
  if (href !== undefined) {
    const area = areaOf(mark);
    page.link(area.x, area.y, area.width, area.height, href);
  }
};

const drawPhoto = async (page: Page, mark: Picture, dotsPerPoint: number) => {
  const { x, y, width, height, radius = 0, photo: given } = mark;
  // More pixels than the photo has would only add weight.
  const dots = Math.min(dotsPerPoint, given.width / width, given.height / height);
  const frame = {
    width: Math.max(1, Math.floor(width * dots)),
    height: Math.max(1, Math.floor(height * dots)),
  };
  const photo = await cropPhoto(given, frame).jpeg({ quality: 84 }).toBuffer();
  page.save().roundedRect(x, y, width, height, radius).clip().image(photo, x, y, { width, height }).restore();
};

const drawShape = (page: Page, mark: Exclude<Mark, Picture | Text>) => {
  page.save();
  if (mark.kind === 'box') {
    const { x, y, width, height, radius = 0, opacity = 1 } = mark;
    page.fillOpacity(opacity).roundedRect(x, y, width, height, radius).fill(mark.fill);
  } else if (mark.kind === 'rule') {
    page.lineWidth(mark.weight).strokeColor(mark.stroke);
    if (mark.dotted) page.lineCap('round').dash(0.01, { space: mark.weight * 2.6 });
    page
      .moveTo(mark.x, mark.y)
      .lineTo(mark.x + mark.width, mark.y)
      .stroke();
  } else {
    page.translate(mark.x, mark.y).scale(mark.scale).path(mark.path);
    if (mark.stroke) page.lineWidth(mark.stroke.weight).lineCap('round').stroke(mark.stroke.colour);
    else page.fill(mark.fill ?? 'black');
  }
  page.restore();
};

const drawMarks = async (page: Page, sheet: Sheet, dotsPerPoint: number) => {
  page.rect(0, 0, sheet.width, sheet.height).fill(sheet.background);
  for (const mark of sheet.marks) {
    if (mark.kind === 'text') drawText(page, mark);
    else if (mark.kind === 'picture') await drawPhoto(page, mark, dotsPerPoint);
    else drawShape(page, mark);
  }
};

/** Draws sheets as the pages of a PDF with selectable text. Each is asked for once the one before is drawn. */
export async function drawPages(
  sheets: Iterable<Sheet> | AsyncIterable<Sheet>,
  { typefaces, title, author, dotsPerInch = 300 }: PageOptions,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Callboard', Producer: 'Callboard' },
  });
  for (const name of fontNames) document.registerFont(name, typefaces.bytes(name));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  for await (const sheet of sheets) {
    document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    await drawMarks(document, sheet, dotsPerInch / 72);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws a sheet as a one-page PDF. */
export const drawPage = (sheet: Sheet, options: PageOptions): Promise<Buffer> => drawPages([sheet], options);
