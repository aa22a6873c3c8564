import { describe, expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const archiveOf = (...names: readonly string[]) => {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name));
    entries.push(entry, Buffer.from(name));
    at += 30 + name.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
};
const word = archiveOf('[Content_Types].xml', 'word/document.xml');
const oldWord = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(512),
  Buffer.from('WordDocument', 'utf16le'),
]);

describe('a document', () => {
  test.each([
    ['application/pdf', Buffer.from('%PDF-1.4\n%%EOF')],
    ['application/pdf', Buffer.from('%PDF-2.0\nx\n%%EOF\r\n')],
    ['application/msword', oldWord],
    [docx, word],
    ['text/plain', Buffer.from('\ufeffSides\r\n\tscene 4\f')],
  ])('is taken for what it is: %s', (type, bytes) => {
    expect(() => checkDocument(bytes, type)).not.toThrow();
  });

  test.each([
    ['application/pdf', Buffer.alloc(0)],
    ['application/pdf', Buffer.from('<html>%PDF-1.4 %%EOF')],
    ['application/pdf', Buffer.from('%PDF-9.4\n%%EOF')],
    ['application/msword', oldWord.subarray(0, 100)],
    ['application/msword', word],
    [docx, archiveOf('readme.txt')],
    [docx, archiveOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    [docx, word.subarray(0, word.length - 30)],
    [docx, Buffer.concat([Buffer.from('MZ'), word])],
    ['text/plain', Buffer.from('a\u0000b')],
    ['text/plain', Buffer.from([0xc3, 0x28])],
    ['application/zip', word],
  ])('that is not what it says is refused: %s', (type, bytes) => {
    expect(() => checkDocument(bytes, type)).toThrow('Please select valid file.');
  });
});
