let playing: HTMLMediaElement | undefined;

/** Whatever played before falls silent: two reels at once are none. */
export function playAlone(media: HTMLMediaElement): void {
  if (playing !== media) playing?.pause();
  playing = media;
}
