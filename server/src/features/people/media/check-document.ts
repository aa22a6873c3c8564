import { mediaErrors, RejectedFileError } from './media-errors.ts';

const wordStream = Buffer.from('WordDocument', 'utf16le');
const endOfFile = Buffer.from('%%EOF');
/** Readers look for the end of a document within this many bytes of its last byte. */
const tail = 2048;

const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-tail).includes(endOfFile);

const isLegacyWordFile = (bytes: Buffer) =>
  bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1' && bytes.includes(wordStream);

const firstEntry = '504b0304';
const endOfArchive = Buffer.from('504b0506', 'hex');
const directoryEntry = 0x02014b50;
const maxEntries = 2000;

/** The file names in an archive, read from the directory at its end; none for an incomplete archive. */
function namesInArchive(bytes: Buffer): readonly string[] {
  const end = bytes.lastIndexOf(endOfArchive);
  if (bytes.toString('hex', 0, 4) !== firstEntry || end < 0 || end + 22 > bytes.length) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  const entries = bytes.readUInt16LE(end + 10);
  for (let entry = 0; entry < Math.min(entries, maxEntries); entry += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== directoryEntry) return [];
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

const program = /vbaProject|\/activeX\/|\.(exe|dll|js|vbs|scr)$/i;

/** An office file with this part. Rejects documents that contain a program. */
const isOfficeFile = (part: string) => (bytes: Buffer) => {
  const names = namesInArchive(bytes);
  return (
    names.includes('[Content_Types].xml') && names.includes(part) && !names.some((name) => program.test(name))
  );
};

const utf8 = new TextDecoder('utf-8', { fatal: true });
const isText = (bytes: Buffer) => {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(utf8.decode(bytes));
  } catch {
    return false;
  }
};

const checks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'application/pdf': isPdf,
  'application/msword': isLegacyWordFile,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    isOfficeFile('word/document.xml'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isOfficeFile('xl/workbook.xml'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    isOfficeFile('ppt/presentation.xml'),
  'text/plain': isText,
};

export const isDocumentType = (type: string) => Object.hasOwn(checks, type);

/** Throws a RejectedFileError for a document that is not what it claims to be. */
export function checkDocument(bytes: Buffer, announced: string): void {
  if (bytes.length === 0) throw new RejectedFileError(mediaErrors.empty);
  if (!checks[announced]?.(bytes)) throw new RejectedFileError(mediaErrors.wrongReelType);
}
