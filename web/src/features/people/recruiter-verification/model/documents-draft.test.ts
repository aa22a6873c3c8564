import { describe, expect, it } from 'vitest';
import { blankDocument, draftErrors, stateOf, type VerificationDraft } from './documents-draft.ts';

const file = new File(['x'], 'document.jpg', { type: 'image/jpeg' });
const draft = (changes: Partial<VerificationDraft> = {}): VerificationDraft => ({
  legalName: 'Lantern Casting LLP',
  gstin: '',
  link: '',
  note: '',
  documents: [{ ...blankDocument('registration'), file }],
  ...changes,
});
const errors = (changes: Partial<VerificationDraft>) => Object.fromEntries(draftErrors(draft(changes)));

describe('draftErrors', () => {
  it.each([
    ['is ready', {}, {}],
    ['needs a name', { legalName: ' ' }, { legal_name: 'legalName' }],
    ['takes a valid GSTIN', { gstin: '27aapfu0939f1zv' }, {}],
    ['refuses an invalid one', { gstin: '27AAPFU0939F1ZW' }, { gstin: 'gstin' }],
    ['takes an address without https://', { link: 'lantern.example' }, {}],
    ['refuses a script', { link: 'javascript:alert(1)' }, { proof_link: 'link' }],
    [
      'needs type and photo of each document',
      { documents: [{ ...blankDocument('guild_card'), file }, blankDocument()] },
      { 'papers.1.kind': 'type', 'papers.1.file': 'file' },
    ],
    ['keeps the note short', { note: 'x'.repeat(1001) }, { note: 'tooLong' }],
  ])('%s', (_what, changes, found) => {
    expect(errors(changes)).toEqual(found);
  });

  it('knows the state of a GSTIN', () => {
    expect(stateOf(' 27 AAPFU0939F1ZV')).toBe('Maharashtra');
    expect(stateOf('27AAPFU0939F1Z')).toBeUndefined();
  });
});
