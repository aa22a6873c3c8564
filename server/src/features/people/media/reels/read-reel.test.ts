import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { archiveEnd, page } from '../../../../../test/pictures.ts';
import { makeM4a, makeMp3, makeOgg, makeVideo, makeWav, makeWebm, place } from '../../../../../test/reels.ts';
import { readReel } from './read-reel.ts';

const directory = mkdtempSync(join(tmpdir(), 'callboard-reels-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const path = join(directory, 'reel');
const read = (bytes: Buffer, kind: 'video' | 'audio', type: string) => {
  writeFileSync(path, bytes);
  return readReel(path, kind, type);
};
const turned = [{ handler: 'vide', width: 1920, height: 1080, turned: true }];

describe('readReel', () => {
  test.each([
    ['an MP4 film', makeVideo(), 'video', 'video/mp4', { duration_ms: 12_500, width: 640, height: 360 }],
    ['a MOV film', makeVideo({ brand: 'qt  ' }), 'video', 'video/quicktime', { width: 640, height: 360 }],
    [
      'a film held upright',
      makeVideo({ tracks: turned }),
      'video',
      'video/mp4',
      { width: 1080, height: 1920 },
    ],
    [
      'a WebM film',
      makeWebm(['video', 'audio']),
      'video',
      'video/webm',
      { duration_ms: 4200, width: 320, height: 568 },
    ],
    ['an M4A recording', makeM4a(), 'audio', 'audio/mp4', { duration_ms: 12_500, width: null, height: null }],
    ['an MP3', makeMp3(), 'audio', 'audio/mpeg', { duration_ms: 2612 }],
    ['a WAV', makeWav(2), 'audio', 'audio/wav', { duration_ms: 2000 }],
    ['an OGG', makeOgg(), 'audio', 'audio/ogg', { duration_ms: 3000 }],
    ['a WebM recording', makeWebm(['audio']), 'audio', 'audio/webm', { duration_ms: 4200 }],
  ] as const)('%s is what it says', async (_what, bytes, kind, type, facts) => {
    expect(await read(bytes, kind, type)).toMatchObject(facts);
  });

  test.each([
    ['a film that breaks off', makeVideo().subarray(0, -600), 'video', 'video/mp4', 'damaged'],
    ['a film without an index', makeVideo().subarray(0, 24), 'video', 'video/mp4', 'damaged'],
    ['a film with no picture', makeM4a(), 'video', 'video/mp4', 'no video'],
    ['a film as a recording', makeVideo(), 'audio', 'audio/mp4', 'This is a video'],
    ['a WebM film as a recording', makeWebm(['video', 'audio']), 'audio', 'audio/webm', 'This is a video'],
    ['a Matroska film', makeWebm(['video'], 'matroska'), 'video', 'video/webm', 'damaged'],
    ['a WebM that holds nothing', makeWebm([]), 'audio', 'audio/webm', 'no sound'],
    ['words named .mp3', Buffer.from('just words, many of them'), 'audio', 'audio/mpeg', 'isn’t the type'],
    [
      'a tag and words',
      Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), Buffer.alloc(5000, 'la ')]),
      'audio',
      'audio/mpeg',
      'damaged',
    ],
    ['a WAV that says it is an MP3', makeWav(), 'audio', 'audio/mpeg', 'isn’t the type'],
    ['a WAV without sound', makeWav(0), 'audio', 'audio/wav', 'no sound'],
    [
      'a film that is an archive',
      Buffer.concat([makeVideo(), archiveEnd]),
      'video',
      'video/mp4',
      'isn’t the type',
    ],
    ['a recording that is a page', Buffer.concat([makeMp3(), page]), 'audio', 'audio/mpeg', 'isn’t the type'],
    ['three bytes', Buffer.from('abc'), 'video', 'video/mp4', 'isn’t the type'],
  ] as const)('%s is refused', async (_what, bytes, kind, type, message) => {
    await expect(read(bytes, kind, type)).rejects.toMatchObject({
      name: 'RejectedFileError',
      message: expect.stringContaining(message),
    });
  });

  test('takes the place and every note out of a film, and moves nothing', async () => {
    const before = makeVideo({
      tracks: [{ handler: 'vide', width: 640, height: 360 }, { handler: 'meta' }],
    });
    expect(before.toString('latin1')).toContain(place);
    expect(await read(before, 'video', 'video/mp4')).toMatchObject({ duration_ms: 12_500 });
    const after = readFileSync(path);
    expect(after.length).toBe(before.length);
    expect(after.indexOf('mdat')).toBe(before.indexOf('mdat'));
    for (const word of [place, 'noted by the camera', 'xmpmeta', 'udta', 'uuid']) {
      expect(after.toString('latin1')).not.toContain(word);
    }
    expect(after.toString('latin1').match(/trak/g)).toHaveLength(1);
  });
});
