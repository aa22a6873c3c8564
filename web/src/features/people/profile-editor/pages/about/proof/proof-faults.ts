import { idProofTypeIds } from '@callboard/contract/people/id-proofs';
import { latinDigits } from '../../../../../../shared/lib/typed/digits.ts';

export interface ProofDraft {
  readonly type: number | null;
  readonly number: string;
  readonly front: File | undefined;
  readonly back: File | undefined;
}

export type ProofKind = keyof typeof idProofTypeIds;

export const kindOf = (type: number | null): ProofKind => {
  const kinds: readonly ProofKind[] = ['aadhaar', 'drivingLicence', 'pan', 'passport', 'other'];
  return kinds.find((kind) => idProofTypeIds[kind] === type) ?? 'other';
};

export const tidyNumber = (typed: string): string => latinDigits(typed).trim();

const most = 40;

export interface ProofFaults {
  kind?: 'kind';
  number?: 'aadhaar' | 'number';
  front?: 'front';
}

/** What is still wrong with a proof before it can be sent. */
export function faultsOf({ type, number, front }: ProofDraft): ProofFaults {
  const text = tidyNumber(number);
  const isAadhaar = type === idProofTypeIds.aadhaar;
  const isNumberWrong = text === '' || text.length > most || (isAadhaar && !/^\d{4}$/.test(text));
  return {
    ...(type === null && { kind: 'kind' as const }),
    ...(isNumberWrong && { number: isAadhaar ? ('aadhaar' as const) : ('number' as const) }),
    ...(!front && { front: 'front' as const }),
  };
}
