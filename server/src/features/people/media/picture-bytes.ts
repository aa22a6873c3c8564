const startsWith = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;

const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1'];

/** The type by the first bytes, whatever the name or the sender claims. */
export function pictureTypeOf(bytes: Buffer): string | undefined {
  if (startsWith(bytes, 'ffd8ff')) return 'image/jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'image/png';
  if (startsWith(bytes, '52494646') && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && heifBrands.includes(bytes.toString('latin1', 8, 12))) {
    return 'image/heic';
  }
  return undefined;
}

/** How a page, a script or a document begins. Long enough that no camera writes one by chance. */
const foreignSignatures = /<script[\s>]|<html[\s>]|<!doctype\s|<iframe[\s>]|<\?php\s|%PDF-[12]\./i;

/** Archives are read from the end: the last record starts within this many bytes of it. */
const archiveTail = 22 + 65_535;
const endOfArchive = Buffer.from('504b0506', 'hex');

/** Whether the bytes are valid as another type too, which is how malicious files are disguised. */
export const isDisguised = (bytes: Buffer): boolean =>
  foreignSignatures.test(bytes.toString('latin1')) || bytes.subarray(-archiveTail).indexOf(endOfArchive) >= 0;
