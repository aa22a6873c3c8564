import { box, fullBox, u16, u32 } from './boxes.ts';
import { type Colour, encodeHevc } from './hevc.ts';

/** What stands in a box that says how the picture is made up of equal tiles. */
const gridOf = (columns: number, rows: number, width: number, height: number) =>
  Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(width), u16(height)]);

interface Item {
  readonly type: 'hvc1' | 'grid';
  readonly data: Buffer;
  /** Numbers of its properties in the list of all, from 1. */
  readonly properties: readonly number[];
}

const itemInfo = (items: readonly Item[]) =>
  fullBox(
    'iinf',
    0,
    u16(items.length),
    ...items.map(({ type }, index) =>
      box(
        'infe',
        // Tiles are not shown by themselves.
        Buffer.from([2, 0, 0, index === items.length - 1 ? 0 : 1]),
        u16(index + 1),
        u16(0),
        Buffer.from(`${type}\0`, 'latin1'),
      ),
    ),
  );

const locations = (items: readonly Item[], start: number) => {
  let at = start;
  const rows = items.map(({ data }, index) => {
    const row = [u16(index + 1), u16(0), u16(1), u32(at), u32(data.length)];
    at += data.length;
    return Buffer.concat(row);
  });
  return fullBox('iloc', 0, Buffer.from([0x44, 0x00]), u16(items.length), ...rows);
};

const associations = (items: readonly Item[]) =>
  fullBox(
    'ipma',
    0,
    u32(items.length),
    ...items.map(({ properties }, index) =>
      Buffer.concat([u16(index + 1), Buffer.from([properties.length, ...properties])]),
    ),
  );

const fullRange601 = box('colr', Buffer.from('nclx', 'latin1'), u16(1), u16(13), u16(6), Buffer.from([0x80]));
const sizeOf = (width: number, height: number) => fullBox('ispe', 0, u32(width), u32(height));

export interface HeicOptions {
  /** Counter-clockwise, as a camera held upright writes it. */
  readonly quarterTurns?: 0 | 1 | 2 | 3;
  /** What the file says of its size, when that is not the truth. */
  readonly claims?: { readonly width: number; readonly height: number };
}

const assemble = (items: readonly Item[], properties: readonly Buffer[]) => {
  const primary = items.length;
  const tiles = items.flatMap(({ type }, index) => (type === 'hvc1' ? [u16(index + 1)] : []));
  const isGrid = items[primary - 1]?.type === 'grid';
  const meta = (start: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(primary)),
      locations(items, start),
      itemInfo(items),
      ...(isGrid ? [fullBox('iref', 0, box('dimg', u16(primary), u16(tiles.length), ...tiles))] : []),
      box('iprp', box('ipco', ...properties), associations(items)),
    );
  const type = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const dataStart = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(dataStart), box('mdat', ...items.map(({ data }) => data))]);
};

/** A picture as a phone writes it in one piece; sides are multiples of 32. */
export function makeHeic(
  width: number,
  height: number,
  paint: (x: number, y: number) => Colour,
  { quarterTurns = 0, claims = { width, height } }: HeicOptions = {},
): Buffer {
  const { configuration, data } = encodeHevc(width, height, paint);
  const properties = [
    configuration,
    sizeOf(claims.width, claims.height),
    fullRange601,
    box('irot', Buffer.from([quarterTurns])),
  ];
  return assemble([{ type: 'hvc1', data, properties: [1, 2, 3, 4] }], properties);
}

/** A picture as most phones write it: tiles in a grid. `tile` is a multiple of 32. */
export function makeTiledHeic(
  tile: number,
  columns: number,
  rows: number,
  paint: (x: number, y: number) => Colour,
  { claims = { width: tile * columns, height: tile * rows } }: HeicOptions = {},
): Buffer {
  const pieces = Array.from({ length: columns * rows }, (_, index) => {
    const left = (index % columns) * tile;
    const top = Math.floor(index / columns) * tile;
    return encodeHevc(tile, tile, (x, y) => paint(left + x, top + y));
  });
  const configuration = pieces[0]?.configuration ?? Buffer.alloc(0);
  const properties = [configuration, sizeOf(tile, tile), fullRange601, sizeOf(claims.width, claims.height)];
  const tiles = pieces.map(({ data }) => ({ type: 'hvc1', data, properties: [1, 2, 3] }) as const);
  const grid = gridOf(columns, rows, claims.width, claims.height);
  return assemble([...tiles, { type: 'grid', data: grid, properties: [4, 3] }], properties);
}
