import { parentPort, workerData } from 'node:worker_threads';
import { parseBuffer } from 'music-metadata';

const { bytes, mimeType, size } = workerData;
const { format } = await parseBuffer(
  bytes,
  { mimeType, size },
  { duration: mimeType === 'audio/mpeg', skipCovers: true },
);
const kinds = { 1: 'video', 2: 'audio' };
parentPort.postMessage({
  container: format.container ?? '',
  codec: format.codec ?? '',
  seconds: format.duration ?? null,
  sampleRate: format.sampleRate ?? null,
  tracks: (format.trackInfo ?? []).map(({ type, video }) => ({
    kind: kinds[type] ?? 'other',
    width: video?.pixelWidth ?? null,
    height: video?.pixelHeight ?? null,
  })),
});
