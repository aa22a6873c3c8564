import { encode } from 'uqr';

/** Dark where true, by row and column, without the quiet margin of four around it. */
export type QrCode = readonly (readonly boolean[])[];

/** Up to 106 bytes: what a phone still reads at a glance. */
const settings = { ecc: 'M', boostEcc: false, maxVersion: 6, maskPattern: 2, border: 0 } as const;
const mostBytes = 106;

/** Undefined when the text is too long for a code that a phone reads at a glance. */
export function toQrCode(text: string): QrCode | undefined {
  const bytes = [...Buffer.from(text)];
  return bytes.length > mostBytes ? undefined : encode(bytes, settings).data;
}
