import { toBlob } from '../../../../shared/lib/images/canvas.ts';

export interface ReelFacts {
  readonly durationMs: number | undefined;
  /** A frame from the beginning. */
  readonly poster: Blob | undefined;
}

const timeoutMs = 10_000;
const posterAt = 1;
const posterEdge = 1280;

type Player = HTMLVideoElement | HTMLAudioElement;

/** Rejects on a player error, and after a timeout. */
const waitForEvent = (
  player: Player,
  event: 'loadedmetadata' | 'seeked',
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const once = { once: true, signal };
    player.addEventListener(event, () => resolve(), once);
    player.addEventListener('error', () => reject(new Error('The browser cannot play this')), once);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function drawPoster(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return undefined;
  const scale = Math.min(1, posterEdge / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(videoWidth * scale));
  canvas.height = Math.max(1, Math.round(videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg', 0.8);
}

/** A video without a poster is still accepted. */
async function posterOf(video: HTMLVideoElement, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const isShort = Number.isFinite(video.duration) && video.duration < 2 * posterAt;
    video.currentTime = isShort ? video.duration / 2 : posterAt;
    await waitForEvent(video, 'seeked', signal);
    return await drawPoster(video);
  } catch {
    return undefined;
  }
}

/** Opens a video or recording to read its length and first frame. Rejects what the browser cannot play. */
export async function readReel(kind: 'video' | 'audio', file: Blob): Promise<ReelFacts> {
  const url = URL.createObjectURL(file);
  const player = document.createElement(kind);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    player.muted = true;
    player.preload = 'auto';
    player.src = url;
    if (player instanceof HTMLVideoElement) player.playsInline = true;
    await waitForEvent(player, 'loadedmetadata', signal);
    const poster = player instanceof HTMLVideoElement ? await posterOf(player, signal) : undefined;
    const durationMs = Number.isFinite(player.duration) ? Math.round(player.duration * 1000) : undefined;
    return { durationMs, poster };
  } finally {
    player.removeAttribute('src');
    player.load();
    URL.revokeObjectURL(url);
  }
}
