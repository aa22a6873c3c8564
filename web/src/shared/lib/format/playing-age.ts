export interface PlayingAge {
  min: number;
  max: number;
}

/** 24–32, or a single age. */
export const formatPlayingAge = ({ min, max }: PlayingAge): string =>
  min === max ? String(min) : `${min}\u2013${max}`;
