import type { DeskTask, RecruiterDesk } from '@callboard/contract/casting/desk';
import type { Database } from '../../../platform/db/database.ts';
import type { DeskEntry, DeskFace, DeskNews, DeskSource } from '../../../platform/feature/desk-source.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { sumLots } from '../../billing/credits/index.ts';
import { countIncoming } from '../../messaging/messages/index.ts';
import { createNewMatchCount, type SearchCounts } from '../../search/saved-searches/index.ts';
import { findVerification } from './desk.queries.ts';

const dayMs = 86_400_000;
const facesOfNews = 8;

interface DeskOptions {
  readonly db: Database;
  readonly photoUrl: (key: string) => Promise<string>;
  readonly search: SearchCounts;
  readonly deskSources: readonly DeskSource[];
}

type Named = DeskEntry & { readonly kind: string };

/** What lapses comes first, the soonest before the others; then what has waited longest. */
export const byUrgency = (one: Named, other: Named): number =>
  (one.by?.getTime() ?? Number.POSITIVE_INFINITY) - (other.by?.getTime() ?? Number.POSITIVE_INFINITY) ||
  one.since.getTime() - other.since.getTime() ||
  one.kind.localeCompare(other.kind);

type Verification = Awaited<ReturnType<typeof findVerification>>;
const statusOf = ({ verified_at, status }: NonNullable<Verification>): RecruiterDesk['verification'] => {
  if (verified_at !== null) return 'verified';
  if (status === 'refused') return 'refused';
  return status === 'in_review' ? 'requested' : 'none';
};

export function createDesk({ db, photoUrl, search, deskSources }: DeskOptions) {
  const countNewMatches = createNewMatchCount({ db, counts: search });

  const toFace = async ({ name, portrait }: DeskFace) => ({
    name,
    image: portrait === null ? null : await photoUrl(portrait),
  });

  const toTask = async ({ since, by, faces, ...entry }: Named): Promise<DeskTask> => ({
    ...entry,
    faces: await Promise.all(faces.map(toFace)),
    since: since.toISOString(),
    by: by?.toISOString() ?? null,
  });

  const readTasks = async (recruiterId: number, now: Date): Promise<DeskTask[]> => {
    const found: Named[] = [];
    for (const { kind, read } of deskSources) {
      found.push(...(await read(db, recruiterId, now)).map((entry) => ({ kind, ...entry })));
    }
    return Promise.all(found.toSorted(byUrgency).map(toTask));
  };

  /** Someone who applied and replied has one face. */
  const toFaces = (people: DeskNews['people']) => {
    const latest = people.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    const once = new Map(latest.toReversed().map((person) => [person.publicId, person]));
    return Promise.all(
      [...once.values()]
        .reverse()
        .slice(0, facesOfNews)
        .map(async (person) => ({ ...(await toFace(person)), userUniqueId: person.publicId })),
    );
  };

  const readNews = async (recruiterId: number, since: Date) => {
    const news = { applications: 0, replies: 0 };
    const people: DeskNews['people'][number][] = [];
    for (const source of deskSources) {
      if (!source.news) continue;
      const found = await source.news.read(db, recruiterId, since);
      news[source.news.counts] += found.count;
      people.push(...found.people);
    }
    return { ...news, faces: await toFaces(people) };
  };

  return {
    async read(recruiterId: number): Promise<RecruiterDesk> {
      const verification = await findVerification(db, recruiterId);
      if (!verification) throw new ProblemError('NOT_FOUND');
      const now = new Date();
      const since = new Date(now.getTime() - dayMs);
      const messages = await countIncoming(db, recruiterId, since);
      const { credits, next_credits, next_at } = await sumLots(db, recruiterId);
      return {
        tasks: await readTasks(recruiterId, now),
        unread_messages: messages.unread,
        verification: statusOf(verification),
        // Auditions have no times yet.
        auditions: [],
        news: {
          ...(await readNews(recruiterId, since)),
          messages: messages.recent,
          new_matches: await countNewMatches(recruiterId, since),
        },
        credits: {
          left: credits,
          expiring: next_credits ?? 0,
          next_expiry: next_at?.toISOString() ?? null,
        },
      };
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
