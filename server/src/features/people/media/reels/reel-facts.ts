/** What can be told of a film or a recording without playing it. */
export interface ReelFacts {
  readonly duration_ms: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface Track {
  readonly kind: 'video' | 'audio' | 'other';
  readonly width: number | null;
  readonly height: number | null;
}

const aDay = 24 * 60 * 60 * 1000;

/** Recordings made in a browser do not say how long they are, and some files lie. */
export const toDuration = (seconds: number | null): number | null => {
  const ms = Math.round((seconds ?? 0) * 1000);
  return ms > 0 && ms <= aDay ? ms : null;
};

/** The columns of the database hold no more, and no screen either. */
export const toSide = (pixels: number | null | undefined): number | null =>
  pixels && pixels >= 1 && pixels <= 16_384 ? Math.round(pixels) : null;
