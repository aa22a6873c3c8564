import type { FieldError } from '@callboard/contract/errors';
import { idProofTypeIds } from '@callboard/contract/people/id-proofs';
import { hasVerhoeffDigit } from './verhoeff.ts';

const { aadhaar, drivingLicence, pan, passport, other } = idProofTypeIds;

const onlyLastFour = 'Enter only the last 4 digits of your Aadhaar';

const forms: Readonly<Record<number, readonly [form: RegExp, message: string]>> = {
  [aadhaar]: [/^\d{4}$/, onlyLastFour],
  [drivingLicence]: [/^[A-Z\d]{8,20}$/, 'Enter 8 to 20 letters and digits'],
  [pan]: [/^[A-Z]{5}\d{4}[A-Z]$/, 'Enter a PAN like ABCDE1234F'],
  [passport]: [/^[A-Z]\d{7}$/, 'Enter a passport number like A1234567'],
  [other]: [/^[A-Z\d./]{4,30}$/, 'Use 4 to 30 letters and digits'],
};

/** As it is stored: people type the same number with spaces, dashes and small letters. */
export const normaliseNumber = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** We may not store a full Aadhaar number, whatever type it was sent as. */
const isAadhaarNumber = (type: number, number: string) => {
  // A licence number has letters; around an Aadhaar number they are only extra text.
  const digits = type === drivingLicence ? number : number.replace(/\D/g, '');
  return /^\d{12}$/.test(digits) && hasVerhoeffDigit(digits);
};

/** The error of a normalised number, if it has one. */
export function idNumberError(type: number, number: string): string | undefined {
  const [form, message] = forms[type] ?? [];
  if (!form || !message) return 'Choose a type of proof first';
  if (isAadhaarNumber(type, number)) return onlyLastFour;
  return form.test(number) ? undefined : message;
}

/** What the owner sees. At least half of a short number stays masked. */
export const maskNumber = (type: number, number: string) => {
  const shown = type === aadhaar ? 4 : Math.min(4, Math.floor(number.length / 2));
  return `•••• ${number.slice(-shown)}`;
};

/** As it arrives with the profile; every field is optional. */
export interface ProofChange {
  readonly proof_type?: number | undefined;
  readonly proof_id_number?: string | undefined;
  readonly proof_img?: string | undefined;
  readonly proof_doc?: string | undefined;
}

export type PicturePart = 'front' | 'back';
/** The values that are encrypted, each separately. */
export type ProofPart = 'number' | PicturePart;

export interface Proof {
  readonly typeId: number;
  readonly number: string;
  /** The keys of the uploads. */
  readonly front: string;
  readonly back: string | null;
}

const together = 'Add the type, the number and a picture of the front together';

/** A complete proof, or its errors; undefined when nothing of one was sent. */
export function readProof(change: ProofChange): Proof | { readonly errors: FieldError[] } | undefined {
  const { proof_type: typeId, proof_id_number, proof_img: front, proof_doc: back } = change;
  if ([typeId, proof_id_number, front, back].every((part) => part === undefined)) return undefined;
  if (typeId === undefined || proof_id_number === undefined || front === undefined) {
    const needed = { proof_type: typeId, proof_id_number, proof_img: front };
    const missing = Object.entries(needed).filter(([, value]) => value === undefined);
    return { errors: missing.map(([field]) => ({ field, message: together })) };
  }
  const number = normaliseNumber(proof_id_number);
  const error = idNumberError(typeId, number);
  if (error) return { errors: [{ field: 'proof_id_number', message: error }] };
  if (front === back)
    return { errors: [{ field: 'proof_doc', message: 'This is the same picture as the front' }] };
  return { typeId, number, front, back: back ?? null };
}
