import { useRef, useState } from 'react';
import { playAlone } from './one-at-a-time.ts';

/** One recording: what it is doing, and what one may tell it. */
export function useAudio(knownSeconds: number) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [now, setNow] = useState(0);
  const [whole, setWhole] = useState(knownSeconds);

  const play = () => {
    const element = audio.current;
    if (!element) return;
    setHasFailed(false);
    if (element.error) element.load();
    playAlone(element);
    element.play().catch((error: unknown) => {
      // Another one was started before this one could begin.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true);
    });
  };

  return {
    audio,
    isPlaying,
    hasFailed,
    now,
    whole,
    toggle: () => (isPlaying ? audio.current?.pause() : play()),
    seek(seconds: number) {
      setNow(seconds);
      if (audio.current) audio.current.currentTime = seconds;
    },
    on: {
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setNow(0),
      onTimeUpdate: () => setNow(audio.current?.currentTime ?? 0),
      onLoadedMetadata() {
        const length = audio.current?.duration ?? 0;
        if (Number.isFinite(length) && length > 0) setWhole(length);
      },
    },
  };
}
