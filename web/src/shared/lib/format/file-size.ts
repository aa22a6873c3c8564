const kilo = 1024;
const units = ['B', 'kB', 'MB', 'GB'] as const;

/** 3.4 MB, with one decimal below ten. */
export function formatFileSize(bytes: number): string {
  let unit = 0;
  let size = bytes;
  while (size >= kilo && unit < units.length - 1) {
    size /= kilo;
    unit += 1;
  }
  const digits = unit > 0 && size < 10 ? 1 : 0;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
