import { describe, expect, it } from 'vitest';
import { blankPaper, faultsOf, type PapersDraft, stateOf } from './papers-draft.ts';

const file = new File(['x'], 'paper.jpg', { type: 'image/jpeg' });
const draft = (changes: Partial<PapersDraft> = {}): PapersDraft => ({
  legalName: 'Lantern Casting LLP',
  gstin: '',
  link: '',
  note: '',
  papers: [{ ...blankPaper('registration'), file }],
  ...changes,
});
const faults = (changes: Partial<PapersDraft>) => Object.fromEntries(faultsOf(draft(changes)));

describe('a request to be verified', () => {
  it.each([
    ['is ready', {}, {}],
    ['needs a name', { legalName: ' ' }, { legal_name: 'legalName' }],
    ['takes a right GSTIN', { gstin: '27aapfu0939f1zv' }, {}],
    ['refuses a wrong one', { gstin: '27AAPFU0939F1ZW' }, { gstin: 'gstin' }],
    ['takes an address without its beginning', { link: 'lantern.example' }, {}],
    ['refuses one that runs', { link: 'javascript:alert(1)' }, { proof_link: 'link' }],
    [
      'needs kind and picture of each paper',
      { papers: [{ ...blankPaper('guild_card'), file }, blankPaper()] },
      { 'papers.1.kind': 'kind', 'papers.1.file': 'file' },
    ],
    ['keeps the note short', { note: 'x'.repeat(1001) }, { note: 'tooLong' }],
  ])('%s', (_what, changes, found) => {
    expect(faults(changes)).toEqual(found);
  });

  it('knows the state of a GSTIN', () => {
    expect(stateOf(' 27 AAPFU0939F1ZV')).toBe('Maharashtra');
    expect(stateOf('27AAPFU0939F1Z')).toBeUndefined();
  });
});
