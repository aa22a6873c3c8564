import { toQrCode } from '../../../platform/qr-code.ts';
import type { Mark } from '../../../platform/sheets/sheet.ts';
import type { Desk } from './pieces.ts';

const quiet = 4;

/** Neighbours are drawn as one and overlap the row below by a hair: no light shows between them. */
const rowPath = (line: readonly boolean[], row: number) => {
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map(({ index, 0: run }) => {
    const width = run.length;
    return `M${index + quiet} ${row + quiet}h${width}v1.04h-${width}z`;
  });
};

/** The address as a code that a phone reads; nothing when the address is too long for one. */
export function codeTile(
  desk: Desk,
  text: string,
  { x, y, size }: Record<'x' | 'y' | 'size', number>,
): Mark[] {
  const code = toQrCode(text);
  if (!code) return [];
  const { paper, ink } = desk.colours.code;
  const path = code.flatMap(rowPath).join('');
  const area = { x, y, width: size, height: size };
  return [
    { kind: 'box', ...area, fill: paper, radius: 2 },
    { kind: 'outline', ...area, path, scale: size / (code.length + 2 * quiet), fill: ink },
  ];
}
