import { describe, expect, it } from 'vitest';
import { readPictureFile } from '../../../../../shared/lib/images/picture-file.ts';
import { errorsOf, kindOf, type ProofDraft, tidyNumber } from './id-proof-form.tsx';

const front = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
const proof = (change: Partial<ProofDraft>): ProofDraft => ({
  type: 3,
  number: 'ABCDE1234F',
  front,
  back: undefined,
  ...change,
});

describe('an ID proof', () => {
  it.each([
    [proof({}), {}],
    [proof({ type: 1, number: '१२३४' }), {}],
    [proof({ type: 1, number: '123412341234' }), { number: 'aadhaar' }],
    [proof({ type: 1, number: '12a4' }), { number: 'aadhaar' }],
    [proof({ type: null, number: '', front: undefined }), { kind: 'kind', number: 'number', front: 'front' }],
    [proof({ number: 'x'.repeat(41) }), { number: 'number' }],
  ])('%# lacks %j', (draft, faults) => {
    expect(errorsOf(draft)).toEqual(faults);
  });

  it('has a type for each id of the reference list', () => {
    expect([1, 2, 3, 4, 5].map(kindOf)).toEqual(['aadhaar', 'drivingLicence', 'pan', 'passport', 'other']);
    expect(tidyNumber(' १२ ')).toBe('12');
  });

  it.each([
    [new File(['x'], 'a.HEIC'), 'image/heic'],
    [new File(['x'], 'a.jpeg', { type: 'image/jpeg' }), 'image/jpeg'],
  ])('takes %# whatever the phone calls it', (file, type) => {
    const read = readPictureFile(file);
    expect(read.error === undefined && read.file.type).toBe(type);
  });

  it.each([
    [new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'type'],
    [new File([], 'empty.png', { type: 'image/png' }), 'type'],
    [new File([new Uint8Array(10_485_761)], 'big.png', { type: 'image/png' }), 'size'],
  ])('refuses %#', (file, fault) => {
    expect(readPictureFile(file).error).toBe(fault);
  });
});
