/** Boxes are what phones keep pictures and films in: a length, a name, and what is inside. */

export const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

export const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export const box = (name: string, ...content: readonly Buffer[]) => {
  const inside = Buffer.concat(content);
  return Buffer.concat([u32(inside.length + 8), Buffer.from(name, 'latin1'), inside]);
};

export const fullBox = (name: string, version: number, ...content: readonly Buffer[]) =>
  box(name, Buffer.from([version, 0, 0, 0]), ...content);
