import type { Mark, Sheet } from './sheet.ts';
import type { Typefaces } from './typefaces.ts';

type Drawn = Exclude<Mark, { kind: 'picture' }>;
type Text = Extract<Mark, { kind: 'text' }>;

const short = (value: number) => Number(value.toFixed(3));

/** Text as outlines, so the picture needs no font. */
const textAsPaths = ({ x, baseline, size, line, fill }: Text, { font }: Typefaces): string => {
  let pen = x;
  const paths: string[] = [];
  for (const run of line.runs) {
    const face = font(run.font);
    const scale = size / face.unitsPerEm;
    const { glyphs, positions } = face.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = `${short(pen + xOffset * scale)} ${short(baseline - yOffset * scale)}`;
      const outline = glyph.path.toSVG();
      if (outline) {
        paths.push(`<path transform="translate(${at}) scale(${scale} ${-scale})" d="${outline}"/>`);
      }
      pen += xAdvance * scale + line.tracking * size;
    });
  }
  return `<g fill="${fill}">${paths.join('')}</g>`;
};

const drawMark = (mark: Drawn, typefaces: Typefaces): string => {
  switch (mark.kind) {
    case 'box':
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" rx="${mark.radius ?? 0}" fill="${mark.fill}" opacity="${mark.opacity ?? 1}"/>`;
    case 'text':
      return textAsPaths(mark, typefaces);
    case 'rule': {
      const dots = mark.dotted ? ` stroke-linecap="round" stroke-dasharray="0.01 ${mark.weight * 2.6}"` : '';
      return `<path d="M${mark.x} ${mark.y}h${mark.width}" stroke="${mark.stroke}" stroke-width="${mark.weight}"${dots}/>`;
    }
    case 'outline': {
      const { colour = 'none', weight = 0 } = mark.stroke ?? {};
      return `<path transform="translate(${mark.x} ${mark.y}) scale(${mark.scale})" d="${mark.path}" fill="${mark.fill ?? 'none'}" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"/>`;
    }
  }
};

/** A layer of a sheet. Text is outlined and colours are ours, so nothing needs escaping. */
export const toSvg = (
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  marks: readonly Drawn[],
  { typefaces, pixelsPerPoint }: { readonly typefaces: Typefaces; readonly pixelsPerPoint: number },
): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * pixelsPerPoint}" height="${height * pixelsPerPoint}" viewBox="0 0 ${width} ${height}">${marks.map((mark) => drawMark(mark, typefaces)).join('')}</svg>`,
  );
