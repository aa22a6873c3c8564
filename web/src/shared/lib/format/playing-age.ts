export interface PlayingAge {
  min: number;
  max: number;
}

/** 24–32, with an en dash; a single age stands alone. */
export const formatPlayingAge = ({ min, max }: PlayingAge): string =>
  min === max ? String(min) : `${min}\u2013${max}`;
