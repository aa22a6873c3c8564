import type { FieldError } from '@callboard/contract/errors';
import { faultOfNumber, tidyNumber } from './id-number.policy.ts';

/** As it arrives with the profile: any of it may be left out. */
export interface ProofChange {
  readonly proof_type?: number | undefined;
  readonly proof_id_number?: string | undefined;
  readonly proof_img?: string | undefined;
  readonly proof_doc?: string | undefined;
}

/** The two sides of the card. */
export type PicturePart = 'front' | 'back';
/** What is sealed, each by itself. */
export type ProofPart = 'number' | PicturePart;

export interface Proof {
  readonly typeId: number;
  readonly number: string;
  /** The keys of the uploads. */
  readonly front: string;
  readonly back: string | null;
}

const together = 'Add the type, the number and a picture of the front together';

/** A whole proof, or what is wrong with it; undefined when there is nothing of one. */
export function readProof(change: ProofChange): Proof | { readonly faults: FieldError[] } | undefined {
  const { proof_type: typeId, proof_id_number, proof_img: front, proof_doc: back } = change;
  if ([typeId, proof_id_number, front, back].every((part) => part === undefined)) return undefined;
  if (typeId === undefined || proof_id_number === undefined || front === undefined) {
    const needed = { proof_type: typeId, proof_id_number, proof_img: front };
    const missing = Object.entries(needed).filter(([, value]) => value === undefined);
    return { faults: missing.map(([field]) => ({ field, message: together })) };
  }
  const number = tidyNumber(proof_id_number);
  const fault = faultOfNumber(typeId, number);
  if (fault) return { faults: [{ field: 'proof_id_number', message: fault }] };
  if (front === back)
    return { faults: [{ field: 'proof_doc', message: 'This is the same picture as the front' }] };
  return { typeId, number, front, back: back ?? null };
}
