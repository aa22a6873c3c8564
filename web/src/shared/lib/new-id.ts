const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A random UUID (version 4), also on pages without https, where `randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte, index) => {
    if (index === 6) return hex((byte & 0x0f) | 0x40);
    return hex(index === 8 ? (byte & 0x3f) | 0x80 : byte);
  }).join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}
