import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentNamed } from './keys.ts';
import { safeFileName } from './safe-file-name.ts';

test.each([
  ['Sides, scene 4.pdf', 'application/pdf', 'Sides, scene 4.pdf'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  [
    'C:\\Users\\Asha\\CV.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'CV.docx',
  ],
  ['invoice\u202efdp.exe', 'application/pdf', 'invoicefdp.exe.pdf'],
  ['IMG_0412.HEIC', 'image/webp', 'IMG_0412.webp'],
  ['मीरा.PDF', 'application/pdf', 'मीरा.pdf'],
  ['.htaccess', 'text/plain', 'htaccess.txt'],
  ['...', 'text/plain', 'file.txt'],
  ['a"b<c>\r\nd.mp3', 'audio/mpeg', 'a b c d.mp3'],
  [`${'x'.repeat(300)}.pdf`, 'application/pdf', `${'x'.repeat(116)}.pdf`],
])('%j of %s is called %j', (given, type, name) => {
  expect(safeFileName(given, type)).toBe(name);
});

test('any name is safe to show, store and put into a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = safeFileName(given, 'application/pdf');
      expect(name.length).toBeLessThanOrEqual(120);
      expect(name).toMatch(/^[^\p{Cc}/\\]+\.pdf$/u);
      expect(attachmentNamed(name)).toMatch(
        /^attachment; filename="[\w.-]+"(; filename\*=UTF-8''[\w.%~!-]+)?$/,
      );
    }),
  );
});
