import { toFeetAndInches } from '@callboard/contract/people/measurements';
import { type Build, bodyShape, photoSize, photoWidthCm } from './body-shape.ts';

export interface StandingPerson {
  readonly key: string | number;
  readonly name: string;
  readonly image: string | null;
  /** Null where it is not given or not told: the photo alone hangs beside the ruler. */
  readonly heightCm: number | null;
  /** From head to toe; drawn in place of the body. */
  readonly fullLength?: string | null | undefined;
  readonly build?: Build | null | undefined;
  /** In pixels, where the room for each is decided by the page. */
  readonly width?: number | undefined;
}

/** Where the photo of someone without a height hangs, above the floor. */
export const hangsAtCm = 92;
export const framedPhotoCm = { width: photoWidthCm, height: photoWidthCm * 1.25 };
/** Photos from head to toe are cut to this share of their height. */
const fullLengthRatio = 0.4;

export interface FigureBox {
  /** Pixels. The top edge is the height, the lower edge the floor. */
  readonly width: number;
  readonly height: number;
}

/** The size of one figure at so many pixels a centimetre. */
export function figureBox(
  person: Pick<StandingPerson, 'heightCm' | 'fullLength' | 'build'>,
  scale: number,
): FigureBox {
  const { heightCm, fullLength, build } = person;
  if (heightCm === null)
    return { width: framedPhotoCm.width * scale, height: (hangsAtCm + framedPhotoCm.height) * scale };
  const width = fullLength
    ? Math.max(heightCm * fullLengthRatio, photoSize(heightCm).width)
    : bodyShape(heightCm, build).width;
  return { width: width * scale, height: heightCm * scale };
}

export interface Tick {
  readonly cm: number;
  /** Feet and inches, where people read them: from 4′11″ up. */
  readonly feet: string | null;
  readonly isMain: boolean;
}

export function feetText(cm: number): string {
  const { feet, inches } = toFeetAndInches(cm * 10);
  const whole = Math.round(inches);
  return whole === 12 ? `${feet + 1}′0″` : `${feet}′${whole}″`;
}

/** The highest line of the ruler: above everyone, and 190 at least. */
export const rulerTop = (heights: readonly (number | null)[]): number =>
  Math.max(190, Math.ceil((Math.max(0, ...heights.map((height) => height ?? 0)) + 1) / 10) * 10);

/** A line every ten centimetres. */
export const rulerTicks = (top: number): Tick[] =>
  Array.from({ length: Math.floor(top / 10) }, (_, at) => (at + 1) * 10).map((cm) => ({
    cm,
    feet: cm >= 150 ? feetText(cm) : null,
    isMain: cm % 50 === 0,
  }));

/** For a strip: few lines, near the heads. */
export function stripTicks(heights: readonly (number | null)[]): Tick[] {
  const known = heights.filter((height) => height !== null);
  if (known.length === 0) return [];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const first = Math.floor((low - 5) / 20) * 20 + 10;
  const count = Math.max(1, Math.floor((high - first) / 20) + 1);
  return Array.from({ length: count }, (_, at) => first + at * 20)
    .filter((cm) => cm > 0)
    .map((cm) => ({ cm, feet: null, isMain: false }));
}

/** The largest scale, up to `most`, at which everyone fits side by side into so many pixels. */
export function fitScale(people: readonly StandingPerson[], room: number, most: number): number {
  const wide = people.reduce((sum, person) => sum + figureBox(person, 1).width, 0);
  return wide === 0 ? most : Math.min(most, room / wide);
}

/** Centimetres between the crowns of two people: positive where the second one is taller. */
export const heightBetween = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : other - one;
