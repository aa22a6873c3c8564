import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Database } from '../../../platform/db/database.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findPerson, type Person } from './account-facts.queries.ts';
import { chaptersOf } from './chapters.ts';
import { findFiles, type PersonalFile } from './personal-files.ts';
import { readme } from './readme.ts';

interface Packing {
  readonly db: Database;
  readonly storage: Storage;
  readonly personalData: readonly PersonalData[];
  readonly accountId: number;
  /** Where the archive is written, on the local disk. */
  readonly path: string;
  /** Told how far it is, 0 to 100; throws when the work is no longer wanted. */
  readonly report: (progress: number) => Promise<void>;
}

/** Facts take a fifth of the way; pictures, being large, the rest. Storing the archive ends it. */
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

/** Opened one after the other, each when the one before is packed: never more than one in memory. */
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

/** Writes everything kept about a person into one archive on the local disk. */
export async function packArchive(packing: Packing): Promise<void> {
  const person = await findPerson(packing.db, packing.accountId);
  const zip = new ZipFile();
  const broken = new AbortController();
  zip.on('error', (error) => broken.abort(error));
  const written = pipeline(zip.outputStream, createWriteStream(packing.path), { signal: broken.signal });
  // Awaited below; until then a failure must not count as one that nobody looks at.
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
