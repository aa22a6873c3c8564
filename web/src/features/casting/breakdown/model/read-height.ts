import { type Match, matchAt } from './facts.ts';

const feet = String.raw`(\d)\s?(?:'|ft\.?|feet|foot)(?!\p{L})\s?(?:(\d{1,2})(?!\d))?\s?(?:''|"|inches|inch|in(?!\p{L})\.?)?`;
const centimetres = String.raw`(\d{2,3})\s?(?:cms|cm)\.?`;
const metres = String.raw`(1\.\d{2})\s?(?:metres|meters|mtrs|mtr|m)`;
const end = String.raw`(?![\p{L}\p{N}])`;
const one = `(?:${feet}|${centimetres}|${metres})`;
const two = String.raw`(?:${one}|(\d{3})(?=\s?(?:-|to)\s?\d{3}\s?cm))`;

const pattern = new RegExp(
  String.raw`(?:(?:height|ht)\.?(?: is| of)?\s{0,3}[:=-]{0,2}\s{0,3})?(?:between )?` +
    String.raw`(above |over |minimum |min\.? |at least |more than )?(below |under |up ?to |maximum |max\.? |less than )?` +
    String.raw`${two}(?:\s{0,3}(?:-|to|and)\s{0,3}${one})?${end}(\s?(?:\+|plus|(?:and|&|or) (?:above|over|taller|more)))?${end}`,
  'uy',
);

const smallest = 300;
const tallest = 2400;

function toMillimetres(foot?: string, inch?: string, cm?: string, metre?: string): number | null {
  if (foot !== undefined) {
    const inches = Number(inch ?? 0);
    return inches > 11 ? null : Math.round((Number(foot) * 12 + inches) * 25.4);
  }
  if (cm !== undefined) return Number(cm) * 10;
  return metre === undefined ? null : Math.round(Number(metre) * 1000);
}

const isPossible = (height: number): boolean => height >= smallest && height <= tallest;

/** "5'6\"", "5 ft 6 in", "165 cm", "165-175 cm", "5'8\" and above". */
export function matchHeight(plain: string, place: number): Match | null {
  const found = matchAt(pattern, plain, place);
  if (!found) return null;
  const [
    all,
    atLeast,
    atMost,
    foot,
    inch,
    cm,
    metre,
    cmOfRange,
    lastFoot,
    lastInch,
    lastCm,
    lastMetre,
    more,
  ] = found;
  const first = toMillimetres(foot, inch, cm ?? cmOfRange, metre);
  const last = toMillimetres(lastFoot, lastInch, lastCm, lastMetre);
  const hasLast = [lastFoot, lastCm, lastMetre].some((text) => text !== undefined);
  if (first === null || !isPossible(first) || (hasLast && (last === null || !isPossible(last)))) return null;
  const max = last ?? first;
  if (first > max) return null;
  return {
    end: found.index + all.length,
    value: { what: 'height', min: atMost ? null : first, max: atLeast || more ? null : max },
    firmness: 'firm',
  };
}
