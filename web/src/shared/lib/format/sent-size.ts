const kilo = 1024;
const mega = kilo * kilo;

/** How far a file is, both figures in the unit of the whole: 1.9 of 3.0 MB. */
export function formatSent(sent: number, all: number): { sent: string; all: string } {
  const isLarge = all >= mega;
  const show = (bytes: number) => (isLarge ? (bytes / mega).toFixed(1) : Math.ceil(bytes / kilo).toString());
  return { sent: show(Math.min(sent, all)), all: `${show(all)} ${isLarge ? 'MB' : 'kB'}` };
}
