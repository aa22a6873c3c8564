import classes from './poster-motif.module.css';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Lines of rain, rings, rays, a curtain and waves. */
const drawings = [
  times(24).map((at) => `M${at * 24 - 120} 500L${at * 24 + 130} 170`),
  times(14).map((at) => {
    const radius = 30 + at * 22;
    return `M${312 - radius} 310a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
  }),
  times(21).map((at) => {
    const angle = (Math.PI * at) / 20;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(200 + x * 60).toFixed(1)} ${(500 - y * 60).toFixed(1)}L${(200 + x * 300).toFixed(1)} ${(500 - y * 300).toFixed(1)}`;
  }),
  times(21).map((at) => `M${at * 20} 180c12 95-12 195 4 320`),
  times(12).map((at) => `M0 ${210 + at * 26}q200-60 400 0`),
] as const;

/** A line drawing on a poster, the same for all projects of a type. */
export function PosterMotif({ type }: { type: number }) {
  return (
    <svg className={classes.motif} viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path d={drawings[type % drawings.length]?.join('')} />
    </svg>
  );
}
