import type { Database } from '../../../platform/db/database.ts';
import type { Chapter, DataOwner, PersonalData } from '../../../platform/feature/personal-data.ts';

export interface ArchiveFile {
  readonly file: string;
  readonly about: string;
  readonly read: (db: Database, owner: DataOwner) => Promise<unknown>;
}

/** What several features say in one file is one object. */
const readTogether =
  (parts: readonly Chapter[]): ArchiveFile['read'] =>
  async (db, owner) => {
    const [first, ...others] = parts;
    if (others.length === 0) return first?.read(db, owner);
    const facts = {};
    for (const { read } of parts) Object.assign(facts, await read(db, owner));
    return facts;
  };

/** The files of the archive for one kind of person: what everybody has, then what is of their kind. */
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
