const kilo = 1024;
const mega = kilo * kilo;

/** Upload progress, both figures in the unit of the total: 1.9 of 3.0 MB. */
export function formatSent(sent: number, all: number): { sent: string; all: string } {
  const isLarge = all >= mega;
  const show = (bytes: number) => (isLarge ? (bytes / mega).toFixed(1) : Math.ceil(bytes / kilo).toString());
  return { sent: show(Math.min(sent, all)), all: `${show(all)} ${isLarge ? 'MB' : 'kB'}` };
}
