import { maxDocumentBytes } from '@callboard/contract/casting/project-values';
import { describe, expect, it } from 'vitest';
import { documentTypeOf, kindOfName, leftOutReason } from './document-rules.ts';

const file = (name: string, type = '', size = 10) => ({ name, type, size });

describe('the type of a document', () => {
  it.each([
    ['Sides.PDF', '', 'application/pdf'],
    [
      'plan.docx',
      'application/zip',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['IMG_1.HEIC', '', 'image/heic'],
    ['no ending', 'image/png', 'image/png'],
    ['run.exe', 'application/pdf.exe', undefined],
    ['macro.docm', '', undefined],
  ])('%s (%s) is %s', (name, type, known) => {
    expect(documentTypeOf({ name, type })).toBe(known);
  });
});

it.each([
  [file('a.pdf'), undefined],
  [file('a.pdf', '', maxDocumentBytes), undefined],
  [file('a.pdf', '', maxDocumentBytes + 1), 'tooLarge'],
  [file('a.pdf', '', 0), 'empty'],
  [file('a.mp4', 'video/mp4'), 'type'],
])('%j is left out because: %s', (given, reason) => {
  expect(leftOutReason(given)).toBe(reason);
});

it.each([
  ['Meera_sides_scene_4.pdf', 'sides'],
  ['Episodes 1 and 2, draft 6.pdf', 'script'],
  ['NDA.pdf', 'release'],
  ['Costume notes.pdf', 'other'],
  ['Insides of a clock.pdf', 'other'],
])('%s is taken for: %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});
