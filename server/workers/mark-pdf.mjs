import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import * as fontkit from 'fontkit';

// Its modules for import are hundreds of files, which take twice as long to load.
const {
  concatTransformationMatrix,
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} = createRequire(import.meta.url)('@cantoo/pdf-lib');

const { bytes, maxPages, line, fonts } = workerData;

const open = async () => {
  try {
    // Many scripts may be read by anyone and only ask not to be changed: their password is empty.
    const document = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    return document.isEncrypted ? { fault: 'passwordPdf' } : { document, pages: document.getPages() };
  } catch (error) {
    return { fault: /password|encrypt/i.test(String(error)) ? 'passwordPdf' : 'unreadablePdf' };
  }
};

/** Readers run or open these by themselves. */
const active = new Set(['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/EmbeddedFiles', '/RichMedia']);

const isActive = (object) => {
  if (object instanceof PDFName) return active.has(object.asString());
  if (object instanceof PDFStream) return isActive(object.dict);
  if (object instanceof PDFDict)
    return object.entries().some(([key, value]) => isActive(key) || isActive(value));
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  return false;
};

const faultOf = ({ fault, document, pages }) => {
  if (fault) return fault;
  if (pages.length === 0) return 'unreadablePdf';
  if (pages.length > maxPages) return 'longPdf';
  const objects = document.context.enumerateIndirectObjects();
  return objects.some(([, object]) => isActive(object)) ? 'activePdf' : null;
};

const isDevanagari = (sign) => /\p{Script=Devanagari}|\u200c|\u200d/u.test(sign);

/** Stretches of one script each, in the font that has it. Signs that neither font has are left out. */
const piecesOf = (text, latin, devanagari) => {
  const pieces = [];
  for (const sign of text.normalize('NFC')) {
    const face = isDevanagari(sign) ? devanagari : latin;
    if (!face.known.has(sign.codePointAt(0))) continue;
    const last = pieces.at(-1);
    if (last?.font === face.font) last.text += sign;
    else pieces.push({ font: face.font, text: sign });
  }
  return pieces;
};

const grey = rgb(0.35, 0.35, 0.35);
const footSize = 8;
const widest = 0.86;
const boldest = 46;

const widthOf = (pieces, size) =>
  pieces.reduce((sum, { font, text }) => sum + font.widthOfTextAtSize(text, size), 0);

const draw = (page, pieces, { x, y, size, angle, opacity }) => {
  let along = 0;
  for (const { font, text } of pieces) {
    page.drawText(text, {
      x: x + along * Math.cos(angle),
      y: y + along * Math.sin(angle),
      size,
      font,
      opacity,
      color: grey,
      rotate: degrees((angle * 180) / Math.PI),
    });
    along += font.widthOfTextAtSize(text, size);
  }
};

/** From the page as it is seen to the page as it is written: pages may be turned, and begin anywhere. */
const turnOf = (page) => {
  const { x, y, width, height } = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const turns = {
    0: { matrix: [1, 0, 0, 1, x, y], width, height },
    90: { matrix: [0, 1, -1, 0, x + width, y], width: height, height: width },
    180: { matrix: [-1, 0, 0, -1, x + width, y + height], width, height },
    270: { matrix: [0, -1, 1, 0, x, y + height], width: height, height: width },
  };
  return turns[angle] ?? turns[0];
};

const markPage = (page, pieces) => {
  const { matrix, width, height } = turnOf(page);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix));
  const angle = Math.atan2(height, width);
  const across = Math.hypot(width, height) * widest;
  const size = Math.min(boldest, (across / widthOf(pieces, 100)) * 100);
  const length = widthOf(pieces, size);
  for (const lift of [-0.3, 0, 0.3]) {
    const [middleX, middleY] = [width / 2, height / 2 + lift * height];
    const x = middleX - (Math.cos(angle) * length) / 2;
    const y = middleY - (Math.sin(angle) * length) / 2;
    draw(page, pieces, { x, y, size, angle, opacity: 0.1 });
  }
  const foot = Math.min(footSize, ((width * 0.9) / widthOf(pieces, 100)) * 100);
  const footX = (width - widthOf(pieces, foot)) / 2;
  page.drawRectangle({
    x: footX - 4,
    y: 6,
    width: widthOf(pieces, foot) + 8,
    height: foot + 6,
    color: rgb(1, 1, 1),
    opacity: 0.8,
  });
  draw(page, pieces, { x: footX, y: 10, size: foot, angle: 0, opacity: 0.9 });
  page.pushOperators(popGraphicsState());
};

/** The index of a protected file still names a password, which readers of the saved one would ask for. */
const forgetIndexes = ({ context }) => {
  if (!context.isDecrypted) return;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const isIndex = object instanceof PDFStream && object.dict.get(PDFName.of('Type')) === PDFName.of('XRef');
    if (isIndex || object instanceof PDFInvalidObject) context.delete(ref);
  }
};

const mark = async ({ document, pages }) => {
  forgetIndexes(document);
  document.registerFontkit(fontkit);
  const face = async (file) => {
    const font = await document.embedFont(readFileSync(file), { subset: true });
    return { font, known: new Set(font.getCharacterSet()) };
  };
  const pieces = piecesOf(line, await face(fonts.latin), await face(fonts.devanagari));
  for (const page of pages) markPage(page, pieces);
  return document.save();
};

const opened = await open();
const fault = faultOf(opened);
if (line === undefined) {
  parentPort.postMessage({ fault, pages: opened.pages?.length ?? 0 });
} else {
  parentPort.postMessage({ marked: fault ? null : await mark(opened) });
}
