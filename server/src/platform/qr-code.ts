import { encode } from 'uqr';

/** True means dark, by row and column, without the quiet zone. */
export type QrCode = readonly (readonly boolean[])[];

/** Up to 106 bytes, which phones read easily. */
const settings = { ecc: 'M', boostEcc: false, maxVersion: 6, maskPattern: 2, border: 0 } as const;
const mostBytes = 106;

/** Undefined when the text is too long for phones to read easily. */
export function toQrCode(text: string): QrCode | undefined {
  const bytes = [...Buffer.from(text)];
  return bytes.length > mostBytes ? undefined : encode(bytes, settings).data;
}
