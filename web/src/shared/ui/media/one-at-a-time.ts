let playing: HTMLMediaElement | undefined;

/** Pauses whatever played before. */
export function playAlone(media: HTMLMediaElement): void {
  if (playing !== media) playing?.pause();
  playing = media;
}
