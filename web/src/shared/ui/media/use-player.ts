import { type KeyboardEvent, useRef, useState } from 'react';
import { playAlone } from './one-at-a-time.ts';

/** Normal first; each press takes the next. */
const speeds: readonly number[] = [1, 1.25, 1.5, 2, 0.5, 0.75];

const ignoreAbort = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'NotAllowedError');

/** How far the browser has loaded beyond the position, in seconds. */
function loadedUntil({ buffered, currentTime }: HTMLMediaElement): number {
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime) return buffered.end(at);
  }
  return 0;
}

const initial = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  isMuted: false,
  hasCaptions: false,
  showsCaptions: false,
  now: 0,
  loaded: 0,
  speed: 1,
};

/** The state of one video and what its controls do. `knownSeconds` is shown until the video says it itself. */
export function usePlayer(knownSeconds: number) {
  const media = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState({ ...initial, duration: knownSeconds });
  const change = (part: Partial<typeof state>) => setState((before) => ({ ...before, ...part }));
  const withMedia = (use: (element: HTMLVideoElement) => void) => {
    if (media.current) use(media.current);
  };

  const play = () =>
    withMedia((element) => {
      change({ hasFailed: false });
      if (element.error) element.load();
      playAlone(element);
      element.play().catch((error: unknown) => {
        // Stopped by another one, or by a browser that wants a press first.
        if (!ignoreAbort(error)) change({ hasFailed: true });
      });
    });
  const pause = () => withMedia((element) => element.pause());
  const seek = (seconds: number) =>
    withMedia((element) => {
      const now = Math.min(Math.max(seconds, 0), state.duration || 0);
      element.currentTime = now;
      change({ now });
    });
  const mute = () =>
    withMedia((element) => {
      element.muted = !element.muted;
      change({ isMuted: element.muted });
    });
  const nextSpeed = () =>
    withMedia((element) => {
      const known = speeds.indexOf(state.speed);
      const speed = speeds[(known + 1) % speeds.length] ?? 1;
      element.playbackRate = speed;
      change({ speed });
    });
  const toggleCaptions = () =>
    withMedia((element) => {
      const showsCaptions = !state.showsCaptions;
      for (const track of element.textTracks) track.mode = showsCaptions ? 'showing' : 'hidden';
      change({ showsCaptions });
    });

  return {
    media,
    ...state,
    play,
    pause,
    seek,
    mute,
    nextSpeed,
    toggleCaptions,
    toggle: () => (state.isPlaying ? pause() : play()),
    on: {
      onPlay: () => change({ isPlaying: true }),
      onPause: () => change({ isPlaying: false }),
      onPlaying: () => change({ isWaiting: false, hasFailed: false }),
      onWaiting: () => change({ isWaiting: true }),
      onEnded: () => change({ isPlaying: false, isWaiting: false }),
      onError: () => change({ hasFailed: true, isPlaying: false, isWaiting: false }),
      onTimeUpdate: () => withMedia((element) => change({ now: element.currentTime })),
      onProgress: () => withMedia((element) => change({ loaded: loadedUntil(element) })),
      onVolumeChange: () => withMedia((element) => change({ isMuted: element.muted })),
      onLoadedMetadata: () =>
        withMedia((element) => {
          const { duration } = element;
          change({
            hasCaptions: (element.textTracks?.length ?? 0) > 0,
            ...(Number.isFinite(duration) && duration > 0 && { duration }),
          });
        }),
    },
  };
}
export type Player = ReturnType<typeof usePlayer>;

const step = 5;
const bigStep = 10;

/** The keys of video players everywhere. Returns whether the key was one of them. */
export function controlByKey(event: KeyboardEvent, player: Player, onFullScreen: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const isOnControl = event.target instanceof HTMLButtonElement || event.target instanceof HTMLInputElement;
  const actions: Readonly<Record<string, () => void>> = {
    // A focused button keeps Space, and the slider keeps its arrows.
    ...(!isOnControl && {
      ' ': player.toggle,
      ArrowLeft: () => player.seek(player.now - step),
      ArrowRight: () => player.seek(player.now + step),
      Home: () => player.seek(0),
      End: () => player.seek(player.duration),
    }),
    k: player.toggle,
    j: () => player.seek(player.now - bigStep),
    l: () => player.seek(player.now + bigStep),
    m: player.mute,
    f: onFullScreen,
    c: () => player.hasCaptions && player.toggleCaptions(),
    '>': player.nextSpeed,
  };
  const action = actions[event.key];
  if (!action) return false;
  event.preventDefault();
  action();
  return true;
}
