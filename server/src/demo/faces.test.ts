import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portraitsDirectory } from '../locations.ts';
import { faceOf, faces, portraitFile } from './faces.ts';
import { recruiterFacesPerGender } from './recruiter.ts';

test('every recruiter of either gender has a portrait', () => {
  const expected = ['f', 'm'].flatMap((letter) =>
    Array.from(
      { length: recruiterFacesPerGender },
      (_, at) => `${letter}-${String(at).padStart(2, '0')}.webp`,
    ),
  );
  expect(readdirSync(join(portraitsDirectory, 'recruiters')).sort()).toEqual(expected);
});

test('every described face has its portraits, and every portrait its face', () => {
  const described = faces.flatMap((face) =>
    Array.from({ length: face.looks }, (_, look) => portraitFile(face, look)),
  );
  const painted = readdirSync(portraitsDirectory).filter((name) => name.endsWith('.webp'));
  expect(described.sort()).toEqual(painted.sort());
});

test('all faces are of adults', () => {
  expect(faces).toHaveLength(720);
  expect(Math.min(...faces.map(({ age }) => age))).toBeGreaterThanOrEqual(18);
});

test('faces are used again when there are more people', () => {
  expect(faceOf(725)).toBe(faceOf(5));
});
