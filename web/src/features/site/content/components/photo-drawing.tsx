import type { ReactNode } from 'react';
import classes from './photo-drawing.module.css';

function Front({ at = [40, 42], size = 1 }: { at?: readonly [number, number]; size?: number }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`}>
      <path className={classes.cloth} d="M-36 130V60c2-22 14-29 27-31h18c13 2 25 9 27 31v70z" />
      <path className={classes.skin} d="M-7 14v14c0 5 14 5 14 0V14z" />
      <path className={classes.hair} d="M-20 4c-3-22 6-31 20-31s23 9 20 31z" />
      <ellipse className={classes.skin} cx="0" cy="0" rx="16" ry="21" />
      <path className={classes.hair} d="M-16-4c2-12 9-15 20-15 8 0 12 6 12 15 1-17-5-23-16-23s-18 7-16 23z" />
      <path
        className={classes.line}
        d="M-10-4.500h6M4-4.500h6M-1 1.500l-1.500 5h3M-5 12c3 2.500 7 2.500 10 0"
      />
      <circle className={classes.dot} cx="-7" cy="-1" r="1.300" />
      <circle className={classes.dot} cx="7" cy="-1" r="1.300" />
    </g>
  );
}

const Side = () => (
  <g transform="translate(40 42)">
    <path className={classes.cloth} d="M-30 80V60c1-18 8-28 22-31h12c12 3 19 13 20 31v20z" />
    <path className={classes.skin} d="M-9 12v16c2 6 13 5 14-1V14z" />
    <path className={classes.hair} d="M-19 6c-7-22 3-33 17-33 10 0 17 6 17 15z" />
    <path
      className={classes.skin}
      d="M-12-4c0-12 6-16 14-16 9 0 13 6 13 13l-1 4 4 7c1 2-3 2-3 2l-1 4 .5 3-1 2c0 5-4 7-9 6-8-1-16-8-16.500-25z"
    />
    <path
      className={classes.hair}
      d="M-13 0c-2-14 4-22 15-22 6 0 11 3 12 8-8-3-14-1-16 4-1 3 0 6-4 6-4-1-4 4-7 4z"
    />
    <path className={classes.line} d="M7-5h5M10 11h4M-6 1c-3-2-4 3 0 4" />
    <circle className={classes.dot} cx="10.500" cy="-2" r="1.200" />
  </g>
);

const Standing = () => (
  <g transform="translate(40 50)">
    <path className={classes.ground} d="M-40 41h80" />
    <path
      className={classes.cloth}
      d="M-9-24h18c4 1 5 4 6 8l3 20-4 1-4-18v14H-10v-14l-4 18-4-1 3-20c1-4 2-7 6-8z"
    />
    <path className={classes.trousers} d="M-10 1h20l-2 37h-6L0 12l-2 26h-6z" />
    <path className={classes.dot} d="M-9 38h7v3h-9zM9 38H2v3h9z" />
    <path className={classes.skin} d="M-3-30h6v6c0 3-6 3-6 0z" />
    <ellipse className={classes.skin} cx="0" cy="-35" rx="5.500" ry="7" />
    <path
      className={classes.hair}
      d="M-5.800-35c-1-7 2-10 5.800-10s6.800 3 5.800 10c-1-4-3-5-6-5s-5 1-5.600 5z"
    />
  </g>
);

const drawings = {
  headshot: <Front />,
  profile: <Side />,
  fullLength: <Standing />,
  sunglasses: (
    <>
      <Front />
      <g transform="translate(40 42)">
        <path className={classes.dot} d="M-15-5h13v4c0 5-11 5-12 0zM2-5h13l-1 4c-1 5-12 5-12 0z" />
        <path className={classes.cap} d="M-19-12c0-14 8-18 19-18s19 4 19 18l10 2c-14 3-34 3-48-2z" />
      </g>
    </>
  ),
  group: (
    <>
      <Front at={[14, 52]} size={0.62} />
      <Front at={[66, 52]} size={0.62} />
      <Front at={[40, 56]} size={0.66} />
    </>
  ),
  dark: (
    <>
      <Front />
      <rect className={classes.night} width="80" height="100" />
    </>
  ),
  cut: <Front at={[52, 12]} size={1.25} />,
} as const satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

interface PhotoDrawingProps {
  name: DrawingName;
  label: string;
  /** Marks a bad example. */
  isCrossed?: boolean;
}

/** How a photo should or should not look. Drawn, so no person is the bad example. */
export function PhotoDrawing({ name, label, isCrossed = false }: PhotoDrawingProps) {
  return (
    <svg className={classes.drawing} viewBox="0 0 80 100" role="img" aria-label={label}>
      <rect className={classes.wall} width="80" height="100" />
      {drawings[name]}
      {isCrossed && <path className={classes.cross} d="M6 8l68 84M74 8L6 92" />}
    </svg>
  );
}
