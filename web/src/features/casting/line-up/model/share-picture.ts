import { bodyShape, photoSize } from '../../../../shared/ui/standing/body-shape.ts';
import { outfitOf } from '../../../../shared/ui/standing/photo-colour.ts';
import { figureBox, rulerTicks, rulerTop } from '../../../../shared/ui/standing/standing-geometry.ts';
import type { LineUpPerson } from '../api.ts';
import { toStanding } from './to-standing.ts';

interface Picture {
  readonly people: readonly LineUpPerson[];
  readonly title: string;
  readonly caption: string;
  readonly notGiven: string;
}

/** On paper, whatever the theme of the page. */
const paper = { page: '#f6f1e6', surface: '#fffdf8', edge: '#ddd2be', ink: '#1b1714', quiet: '#655b4f' };
const scale = 3.3;
const gap = 26;
const side = 70;
const head = 108;
const foot = 76;
const text = (size: number, weight = 500) =>
  `${weight} ${size}px "Inter Variable", Inter, system-ui, sans-serif`;

type Context = CanvasRenderingContext2D;

async function loadPhoto(src: string | null): Promise<ImageBitmap | undefined> {
  if (src === null) return undefined;
  try {
    const answer = await fetch(src);
    return answer.ok ? await createImageBitmap(await answer.blob()) : undefined;
  } catch {
    // A picture without this face is better than none.
    return undefined;
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fills the box, cut as on the page. */
function drawCover(context: Context, photo: ImageBitmap, { x, y, width, height }: Box) {
  const factor = Math.max(width / photo.width, height / photo.height);
  const [cutWidth, cutHeight] = [width / factor, height / factor];
  context.drawImage(
    photo,
    (photo.width - cutWidth) / 2,
    (photo.height - cutHeight) * 0.62,
    cutWidth,
    cutHeight,
    x,
    y,
    width,
    height,
  );
}

function drawRuler(context: Context, top: number, floor: number, width: number) {
  context.font = text(13);
  for (const { cm, feet, isMain } of rulerTicks(top)) {
    const y = floor - cm * scale;
    context.fillStyle = paper.edge;
    context.globalAlpha = isMain ? 1 : 0.55;
    context.fillRect(side, y, width - side * 2, 1);
    context.globalAlpha = 1;
    context.fillStyle = paper.quiet;
    context.textAlign = 'right';
    context.fillText(String(cm), side - 10, y + 4);
    context.textAlign = 'left';
    if (feet) context.fillText(feet, width - side + 10, y + 4);
  }
}

async function drawBody(
  context: Context,
  person: LineUpPerson,
  heightCm: number,
  middle: number,
  floor: number,
) {
  const standing = toStanding(person);
  const shape = bodyShape(heightCm, standing.build);
  const outfit = await outfitOf(person.image, person.user_id);
  context.save();
  context.translate(middle - (shape.width * scale) / 2, floor - shape.height * scale);
  context.scale(scale, scale);
  for (const [colour, paths] of [
    [outfit.legs, shape.legs],
    [outfit.tunic, shape.tunic],
  ] as const) {
    context.fillStyle = colour;
    for (const path of paths) context.fill(new Path2D(path));
  }
  context.restore();
}

function drawTag(context: Context, words: string, middle: number, y: number, isDark: boolean) {
  context.font = text(14, 600);
  const width = context.measureText(words).width + 14;
  context.textAlign = 'center';
  if (isDark) {
    context.fillStyle = paper.ink;
    context.fillRect(middle - width / 2, y - 27, width, 22);
  }
  context.fillStyle = isDark ? paper.surface : paper.quiet;
  context.fillText(words, middle, y - 11);
}

async function drawPerson(
  context: Context,
  person: LineUpPerson,
  middle: number,
  floor: number,
  words: Picture,
) {
  const standing = toStanding(person);
  const { heightCm } = standing;
  const box = figureBox(standing, scale);
  const y = floor - box.height;
  if (heightCm !== null) await drawBody(context, person, heightCm, middle, floor);
  const size =
    heightCm === null ? { width: box.width / scale, height: box.width / scale / 0.8 } : photoSize(heightCm);
  const place: Box = {
    x: middle - (size.width * scale) / 2,
    y,
    width: size.width * scale,
    height: size.height * scale,
  };
  const photo = await loadPhoto(person.image);
  context.fillStyle = paper.edge;
  if (photo) drawCover(context, photo, place);
  else context.fillRect(place.x, place.y, place.width, place.height);
  drawTag(
    context,
    heightCm === null ? words.notGiven : `${Math.round(heightCm)} cm`,
    middle,
    y,
    heightCm !== null,
  );
  context.fillStyle = paper.ink;
  context.font = text(17, 600);
  context.fillText(person.public_name, middle, floor + 32);
  context.fillStyle = paper.quiet;
  context.font = text(14);
  if (person.character) context.fillText(person.character.name, middle, floor + 54);
}

/** A PNG of the line-up for people outside the team: names as guests read them, heights, nothing else. */
export async function makePicture(picture: Picture): Promise<Blob> {
  const { people, title, caption } = picture;
  const boxes = people.map((person) => figureBox(toStanding(person), scale));
  const room = boxes.map(({ width }) => Math.max(150, width) + gap);
  const width = Math.max(760, room.reduce((sum, one) => sum + one, 0) + side * 2);
  const top = rulerTop(people.map(({ height_cm }) => height_cm));
  const floor = head + 40 + top * scale;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, floor + foot];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  context.fillStyle = paper.page;
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = paper.surface;
  context.fillRect(0, head, width, floor - head);
  context.fillStyle = paper.ink;
  context.font = '560 38px "Fraunces Variable", Fraunces, Georgia, serif';
  context.fillText(title, side / 2, 58);
  context.font = text(15);
  context.fillStyle = paper.quiet;
  context.fillText(caption, side / 2, 86);
  drawRuler(context, top, floor, width);
  let edge = (width - room.reduce((sum, one) => sum + one, 0)) / 2;
  for (const [at, person] of people.entries()) {
    const own = room[at] ?? 0;
    await drawPerson(context, person, edge + own / 2, floor, picture);
    edge += own;
  }
  context.fillStyle = paper.ink;
  context.fillRect(0, floor, width, 2);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas made no PNG'))),
      'image/png',
    );
  });
}
