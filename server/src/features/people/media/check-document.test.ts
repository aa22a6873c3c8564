import { describe, expect, test } from 'vitest';
import { archiveOf } from '../../../../test/archive-names.ts';
import { checkDocument } from './check-document.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

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
    [xlsx, archiveOf('[Content_Types].xml', 'xl/workbook.xml')],
    [pptx, archiveOf('[Content_Types].xml', 'ppt/presentation.xml')],
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
    [docx, archiveOf('[Content_Types].xml', 'word/document.xml', 'word/activeX/activeX1.bin')],
    [xlsx, word],
    [xlsx, archiveOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    [pptx, archiveOf('[Content_Types].xml', 'ppt/presentation.xml', 'ppt/vbaProject.bin')],
    [docx, word.subarray(0, word.length - 30)],
    [docx, Buffer.concat([Buffer.from('MZ'), word])],
    ['text/plain', Buffer.from('a\u0000b')],
    ['text/plain', Buffer.from([0xc3, 0x28])],
    ['application/zip', word],
  ])('that is not what it says is refused: %s', (type, bytes) => {
    expect(() => checkDocument(bytes, type)).toThrow('Please select valid file.');
  });
});
