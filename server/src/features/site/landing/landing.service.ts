import { todayInIndia } from '@callboard/contract/people/ages';
import type { CastList, Landing } from '@callboard/contract/site/landing';
import type { Database } from '../../../platform/db/database.ts';
import { etagOf } from '../../../platform/http/cacheable.ts';
import { findOpenRole, listCastRoles, pickProject } from './cast-list.queries.ts';
import { toCall, toFace } from './landing.mapper.ts';
import * as queries from './landing.queries.ts';
import { areStillVisible, type Shown } from './visible.queries.ts';

const lifetimeMs = 60_000;
const newFaces = 10;
const newestCalls = 6;
/** Rows with a face; the open role comes below. */
const castRoles = 4;

interface Dependencies {
  readonly db: Database;
  /** A public picture URL. */
  readonly photoUrl: (key: string) => Promise<string>;
  readonly now?: () => number;
}

interface Read {
  readonly data: Landing;
  readonly etag: string;
  readonly staleAt: number;
  /** What has to go right away, on every node, when it may no longer be shown. */
  readonly shown: Shown;
}

const statuses = ['open', 'paused', 'closed'] as const;

export function createLandingService({ db, photoUrl, now = Date.now }: Dependencies) {
  const face = async (row: queries.FaceRow) => toFace(row, await photoUrl(row.card_key));
  let last: Read | undefined;
  let reading: Promise<Read> | undefined;

  const today = () => todayInIndia(new Date(now()));

  const readCastList = async (): Promise<{ list: CastList | null; shown: Shown }> => {
    const project = await pickProject(db, castRoles, today());
    if (!project) return { list: null, shown: { faces: [], projectId: null } };
    const { id, status, ...facts } = project;
    const cast = await listCastRoles(db, id, castRoles);
    const open = status === 'open' ? await findOpenRole(db, id) : undefined;
    const parts = await Promise.all(
      cast.map(async ({ character, ...row }) => ({ character, talent: await face(row), job_id: null })),
    );
    const list = {
      ...facts,
      status: statuses.find((known) => known === status) ?? 'closed',
      parts: open ? [...parts, { ...open, talent: null }] : parts,
    };
    return { list, shown: { faces: cast, projectId: id } };
  };

  const read = async (): Promise<Read> => {
    const counts = await queries.readCounts(db, today());
    const faces = await queries.listNewFaces(db, newFaces);
    const calls = await queries.listNewestCalls(db, newestCalls);
    const cast = await readCastList();
    const data: Landing = {
      counts: {
        faces: counts.faces,
        open_jobs: counts.openJobs,
        verified_recruiters: counts.verifiedRecruiters,
        cast_last_month: counts.castLastMonth,
      },
      cast_list: cast.list,
      new_faces: await Promise.all(faces.map(face)),
      calls: calls.map((row) => toCall(row, now())),
    };
    const shown = {
      ...cast.shown,
      faces: [...faces, ...cast.shown.faces].map(({ account_id, asset_id }) => ({ account_id, asset_id })),
    };
    last = { data, etag: etagOf(data), staleAt: now() + lifetimeMs, shown };
    return last;
  };

  return {
    /** Cached for a minute and read once for concurrent requests. */
    async read(): Promise<Pick<Read, 'data' | 'etag'>> {
      if (last && last.staleAt > now() && (await areStillVisible(db, last.shown, today()))) return last;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}
export type LandingService = ReturnType<typeof createLandingService>;
