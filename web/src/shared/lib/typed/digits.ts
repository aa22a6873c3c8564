/** The zero of each script; nine digits follow it. */
const zeros = [
  0x0660, // Arabic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0xff10, // full width, from East Asian keyboards
];

const latin = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** १६५ becomes 165; everything else stays. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latin);
