import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Database } from '../../../platform/db/database.ts';
import type { Chapter, DataOwner, PersonalData } from '../../../platform/feature/personal-data.ts';
import { NoSuchKeyError, type Storage } from '../../../platform/storage/storage.ts';
import { listOwnAssets, pictureTypeOf } from '../../people/media/index.ts';
import { findPerson, type Person } from './account-facts.queries.ts';

interface ArchiveFile {
  readonly file: string;
  readonly about: string;
  readonly read: (db: Database, owner: DataOwner) => Promise<unknown>;
}

/** Several features contribute to one file. */
const readTogether =
  (parts: readonly Chapter[]): ArchiveFile['read'] =>
  async (db, owner) => {
    const [first, ...others] = parts;
    if (others.length === 0) return first?.read(db, owner);
    const facts = {};
    for (const { read } of parts) Object.assign(facts, await read(db, owner));
    return facts;
  };

/** The archive files for one account kind: common ones first. */
export function chaptersOf(
  personalData: readonly PersonalData[],
  kind: 'talent' | 'recruiter',
): readonly ArchiveFile[] {
  const all = personalData.flatMap(({ chapters = [] }) => chapters);
  const own = [...all.filter(({ of }) => of === 'everybody'), ...all.filter(({ of }) => of === kind)];
  const files = [...new Set(own.map(({ file }) => file))];
  return files.map((file) => {
    const parts = own.filter((chapter) => chapter.file === file);
    const about = parts.find((part) => part.about !== undefined)?.about ?? '';
    return { file, about, read: readTogether(parts) };
  });
}

interface PersonalFile {
  readonly key: string;
  readonly name: string;
  readonly addedAt: Date;
  /** The entry in pictures.json. */
  readonly about: object;
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
};

const firstChunk = async (stream: Readable): Promise<Buffer> => {
  for await (const chunk of stream) return Buffer.from(chunk);
  return Buffer.alloc(0);
};

/** Originals have no stored type, so it is detected from their first bytes; undefined when missing. */
const endingOf = async (storage: Storage, key: string): Promise<string | undefined> => {
  const known = key.slice(key.lastIndexOf('.') + 1);
  try {
    const start = await firstChunk(await storage.open(key));
    return endings[pictureTypeOf(start) ?? ''] ?? known;
  } catch (error) {
    if (error instanceof NoSuchKeyError) return undefined;
    throw error;
  }
};

/** The person's original pictures. */
export async function findFiles(
  { db, storage }: { db: Database; storage: Storage },
  { id }: Person,
): Promise<PersonalFile[]> {
  const files: PersonalFile[] = [];
  for (const { original_key, created_at, ...about } of await listOwnAssets(db, id)) {
    const ending = await endingOf(storage, original_key);
    if (ending === undefined) continue;
    const name = `pictures/${String(files.length + 1).padStart(3, '0')}.${ending}`;
    files.push({
      key: original_key,
      name,
      addedAt: created_at,
      about: { file: name, added_at: created_at, ...about },
    });
  }
  return files;
}

/** The archive's readme. */
const readme = (chapters: readonly ArchiveFile[]): string =>
  [
    'Everything Callboard keeps about you',
    '====================================',
    '',
    ...chapters.map(({ file, about }) => `${file.padEnd(28)}${about}`),
    `${'pictures.json'.padEnd(28)}your pictures, with the files in the folder "pictures"`,
    '',
    'You can open the .json files in any text editor. Times are in UTC.',
    'Your password and codes aren’t in here. We keep no readable copy of them.',
    '',
  ].join('\n');

interface Packing {
  readonly db: Database;
  readonly storage: Storage;
  readonly personalData: readonly PersonalData[];
  readonly accountId: number;
  /** Where the archive is written, on the local disk. */
  readonly path: string;
  /** Reports progress from 0 to 100; throws when cancelled. */
  readonly report: (progress: number) => Promise<void>;
}

/** Data takes a fifth of the progress, pictures the rest. */
const shareOfFacts = 20;
const shareOfFiles = 75;

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function addFacts(zip: ZipFile, person: Person, { db, report, personalData }: Packing) {
  const chapters = chaptersOf(personalData, person.kind);
  for (const [index, { file, read }] of chapters.entries()) {
    zip.addBuffer(toJson(await read(db, person)), file);
    await report(Math.round(((index + 1) / chapters.length) * shareOfFacts));
  }
  zip.addBuffer(Buffer.from(readme(chapters)), 'README.txt');
}

/** Opened one at a time, to keep memory low. */
function addFiles(zip: ZipFile, files: readonly PersonalFile[], { storage, report }: Packing) {
  for (const [index, { key, name, addedAt }] of files.entries()) {
    const open = async () => {
      await report(shareOfFacts + Math.round((index / files.length) * shareOfFiles));
      return storage.open(key);
    };
    // Pictures are compressed already.
    zip.addReadStreamLazy(name, { compress: false, mtime: addedAt }, (give) => {
      open().then(
        (stream) => give(null, stream),
        (error) => zip.emit('error', error),
      );
    });
  }
}

/** Writes everything stored about a person into one archive on the local disk. */
export async function packArchive(packing: Packing): Promise<void> {
  const person = await findPerson(packing.db, packing.accountId);
  const zip = new ZipFile();
  const broken = new AbortController();
  zip.on('error', (error) => broken.abort(error));
  const written = pipeline(zip.outputStream, createWriteStream(packing.path), { signal: broken.signal });
  // Awaited below. This prevents an unhandled rejection until then.
  written.catch(() => undefined);
  try {
    await addFacts(zip, person, packing);
    const files = await findFiles(packing, person);
    zip.addBuffer(toJson(files.map(({ about }) => about)), 'pictures.json');
    addFiles(zip, files, packing);
    zip.end();
    await written;
  } catch (error) {
    broken.abort(error);
    await written.catch(() => undefined);
    throw broken.signal.reason;
  }
}
