/**
 * Makes the short videos and recordings of the demo cast, once: node e2e/demo-reels/make-demo-reels.mjs
 * Everything is drawn and played by code in a browser, so nothing belongs to anyone else.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../scripts/steps/root.mjs';
import { writeMp4 } from './mp4.mjs';

const portraits = join(root, 'server/demo/portraits');
const target = join(root, 'server/demo/reels');

const pictureOf = async (file) =>
  `data:image/webp;base64,${(await readFile(join(portraits, file))).toString('base64')}`;
const looksOf = (start, looks) => Promise.all(looks.map((look) => pictureOf(`${start}-${look}.webp`)));

const scale = [0, 2, 4, 6, 7, 9, 11, 12];
const pitchOf = (step, base = 220) => base * 2 ** ((scale.at(step % 7) + 12 * Math.floor(step / 7)) / 12);
const tune = (instrument, steps, { beat = 0.4, base, length } = {}) =>
  steps.flatMap((step, at) =>
    step === null
      ? []
      : [{ instrument, at: at * beat, pitch: pitchOf(step, base), length: length ?? beat * 2 }],
  );
const drone = (seconds) =>
  Array.from({ length: Math.floor(seconds / 0.8) }, (_, at) => ({
    instrument: 'string',
    at: at * 0.8,
    pitch: at % 4 === 0 ? 98 : 130.8,
    length: 1.6,
    volume: 0.1,
  }));
/** dha dhin dhin dha, with the bass left out where the hand is open. */
const beats = (seconds, beat = 0.25) =>
  Array.from({ length: Math.floor(seconds / beat) }, (_, at) => [
    { instrument: 'drum', at: at * beat, pitch: at % 2 ? 330 : 290, volume: at % 4 === 0 ? 0.34 : 0.2 },
    ...(at % 8 < 5 ? [{ instrument: 'drum', at: at * beat, pitch: 82, length: 0.4, volume: 0.4 }] : []),
  ]).flat();

const reels = {
  introduction: async () => ({
    picture: {
      scene: 'introduction',
      seconds: 6,
      bitrate: 90_000,
      faces: await looksOf('000-f-28', [0, 1]),
      slate: ['Ananya', 'Actor and dancer, Mumbai'],
    },
    sound: { seconds: 6, notes: [...drone(6), ...tune('flute', [null, null, null, 4, 5, 4, 2, 1, 2, 0, 0])] },
  }),
  dance: async () => ({
    picture: { scene: 'dance', seconds: 6, bitrate: 110_000 },
    sound: { seconds: 6, notes: [...beats(6), ...drone(6)] },
  }),
  monologue: async () => ({
    picture: { scene: 'monologue', seconds: 5, bitrate: 80_000, faces: await looksOf('001-m-48', [0]) },
    sound: {
      seconds: 5,
      notes: [...drone(5), ...tune('string', [7, null, 5, 4, null, 2, 4], { beat: 0.6 })],
    },
  }),
  showreel: async () => ({
    picture: {
      scene: 'showreel',
      seconds: 6.5,
      bitrate: 110_000,
      faces: await looksOf('002-f-20', [0, 1, 2, 3, 4]),
      slate: ['Showreel', 'Two films, one play'],
    },
    sound: { seconds: 6.5, notes: [...beats(6.5, 0.29), ...tune('string', [0, 2, 4, 7, 4, 2], { beat: 1 })] },
  }),
  song: async () => ({
    sound: {
      seconds: 8,
      notes: [
        ...drone(8),
        ...tune('flute', [0, 2, 3, 4, 5, 4, 3, 2, 4, 6, 7, 6, 5, 4, 2, 0], { base: 261.6, beat: 0.48 }),
      ],
    },
  }),
  tabla: async () => ({ sound: { seconds: 6, notes: beats(6, 0.21) } }),
  strings: async () => ({
    sound: {
      seconds: 7,
      notes: [...drone(7), ...tune('string', [0, 4, 7, 4, 5, 2, 3, 0, 1, 2, 0], { beat: 0.58 })],
    },
  }),
};

const readTrack = ({ samples, sampleDuration, description, ...track }) => ({
  ...track,
  description: Buffer.from(description, 'base64'),
  samples: samples.map(({ bytes, isKey }) => ({
    bytes: Buffer.from(bytes, 'base64'),
    isKey,
    duration: sampleDuration,
  })),
});

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage();
// Encoders exist only in secure contexts, which a blank page is not.
await page.route('http://localhost/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
);
await page.goto('http://localhost/');
await page.addScriptTag({ content: await readFile(join(root, 'e2e/demo-reels/studio.js'), 'utf8') });
await mkdir(target, { recursive: true });
for (const [name, describe] of Object.entries(reels)) {
  const { tracks, poster } = await page.evaluate((reel) => window.makeReel(reel), await describe());
  const file = writeMp4(tracks.map(readTrack));
  await writeFile(join(target, `${name}.${poster ? 'mp4' : 'm4a'}`), file);
  if (poster) await writeFile(join(target, `${name}.webp`), Buffer.from(poster, 'base64'));
  process.stdout.write(`${name}: ${Math.round(file.length / 1024)} kB\n`);
}
await browser.close();
