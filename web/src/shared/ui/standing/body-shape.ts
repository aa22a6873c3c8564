/** Everything here is in centimetres, so that one scale draws the whole picture. */

/** Around the body, as a costume department asks for it. */
export interface Build {
  readonly chestCm: number | null;
  readonly waistCm: number | null;
  readonly hipsCm: number | null;
}

/** Half of the breadth seen from the front. */
interface Breadths {
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
}

/** As a share of the height where a measurement is not known: the same for everyone. */
const usual: Breadths = { shoulders: 0.116, waist: 0.084, hips: 0.097 };
const least: Breadths = { shoulders: 0.103, waist: 0.071, hips: 0.086 };
const most: Breadths = { shoulders: 0.137, waist: 0.116, hips: 0.12 };
/** Half the breadth of a clothed body, by the measurement around it. */
const byMeasure: Breadths = { shoulders: 0.205, waist: 0.172, hips: 0.164 };

function breadth(part: keyof Breadths, around: number | null | undefined, heightCm: number): number {
  const known = around === null || around === undefined ? usual[part] * heightCm : around * byMeasure[part];
  return Math.min(most[part] * heightCm, Math.max(least[part] * heightCm, known));
}

export function breadthsOf(heightCm: number, build?: Build | null): Breadths {
  return {
    shoulders: breadth('shoulders', build?.chestCm, heightCm),
    waist: breadth('waist', build?.waistCm, heightCm),
    hips: breadth('hips', build?.hipsCm, heightCm),
  };
}

/** Of the picture of a face, which covers head and shoulders. */
export const photoWidthCm = 33;
const photoRatio = 1.16;

/** The photo of someone very small does not cover half of them. */
export function photoSize(heightCm: number) {
  const width = Math.min(photoWidthCm, (heightCm * 0.25) / photoRatio);
  return { width, height: width * photoRatio };
}

type Point = readonly [x: number, y: number];
type Step = readonly Point[];

/** The right half from the neck to the hem; x from the middle, y from the top. */
function torso(heightCm: number, { shoulders, waist, hips }: Breadths): Step[] {
  const k = heightCm / 165;
  const arm = (x: number, y: number): Point => [shoulders + x * k, y * heightCm];
  const at = (x: number, y: number): Point => [x, y * heightCm];
  const hem = hips + 0.9 * k;
  return [
    [at(shoulders * 0.5, 0.163), at(shoulders * 0.86, 0.168), arm(0, 0.19)],
    [arm(1.67, 0.212), arm(1.76, 0.26), arm(1.94, 0.32)],
    [arm(2.15, 0.37), arm(3.03, 0.42), arm(3.2, 0.465)],
    [arm(3.7, 0.49), arm(3.5, 0.521), arm(2.24, 0.528)],
    [arm(0.8, 0.528), arm(0.3, 0.5), arm(0.12, 0.465)],
    [arm(-0.97, 0.42), arm(-2.4, 0.36), arm(-3.5, 0.272)],
    [arm(-3.8, 0.31), at(waist, 0.35), at(waist, 0.4)],
    [at(waist + 0.2, 0.44), at(hips, 0.46), at(hips, 0.5)],
    [at(hips + 0.3 * k, 0.57), at(hem, 0.64), at(hem, 0.702)],
  ];
}

/** The right leg, from the hem to the floor and back to the middle. */
function leg(heightCm: number, { hips }: Breadths): Step[] {
  const outer = hips * 0.83;
  const at = (x: number, y: number): Point => [outer * x, y * heightCm];
  return [
    [at(0.94, 0.8), at(0.7, 0.9), at(0.57, 0.958)],
    [at(0.643, 0.972), at(0.823, 0.984), at(0.823, 1)],
    [at(0.6, 1), at(0.4, 1), at(0.1725, 1)],
    [at(0.128, 0.985), at(0.142, 0.965), at(0.158, 0.945)],
    [at(0.149, 0.86), at(0.128, 0.78), at(0.084, 0.715)],
  ];
}

const write = (value: number) => value.toFixed(2);

/** Each half reaches a little over the middle, where a seam would show otherwise. */
const overlap = -0.4;

function path(middle: number, side: 1 | -1, from: Point, steps: readonly Step[], to: readonly Point[]) {
  const point = ([x, y]: Point) => `${write(middle + side * x)} ${write(y)}`;
  const curves = steps.map((step) => `C${step.map(point).join(' ')}`);
  return `M${point(from)}${curves.join('')}${to.map((end) => `L${point(end)}`).join('')}Z`;
}

export interface BodyShape {
  readonly width: number;
  readonly height: number;
  readonly tunic: readonly string[];
  readonly legs: readonly string[];
}

/** A neutral figure in a tunic, from the crown of the head to the floor. */
export function bodyShape(heightCm: number, build?: Build | null): BodyShape {
  const breadths = breadthsOf(heightCm, build);
  const k = heightCm / 165;
  const half = Math.max(breadths.shoulders + 3.8 * k, breadths.hips + k, photoSize(heightCm).width / 2);
  const at = (x: number, y: number): Point => [x, y * heightCm];
  const tunic = (side: 1 | -1) =>
    path(half, side, at(overlap, 0.16), torso(heightCm, breadths), [at(overlap, 0.704)]);
  const hip = breadths.hips * 0.83;
  const trousers = (side: 1 | -1) =>
    path(half, side, at(hip, 0.68), leg(heightCm, breadths), [at(overlap, 0.71), at(overlap, 0.68)]);
  return {
    width: half * 2,
    height: heightCm,
    tunic: [tunic(1), tunic(-1)],
    legs: [trousers(1), trousers(-1)],
  };
}
