import type { Database } from '../../../platform/db/database.ts';
import { onePage } from '../../../platform/http/list.ts';
import { toAdminRecruiter, toRecruiterCard } from './directory.mapper.ts';
import * as queries from './directory.queries.ts';

interface DirectoryOptions {
  readonly db: Database;
  readonly photoUrl: (key: string) => Promise<string>;
}

/** Recruiters as the public sees them, and as admins do. */
export const createRecruiterDirectory = ({ db, photoUrl }: DirectoryOptions) => ({
  async list(filter: queries.PublicFilter) {
    const { rows, total } = await queries.listPublic(db, filter);
    return onePage(await Promise.all(rows.map((row) => toRecruiterCard(row, photoUrl))), filter, total);
  },

  async listAsAdmin(filter: queries.AdminFilter) {
    const { rows, total } = await queries.listAsAdmin(db, filter);
    return onePage(await Promise.all(rows.map((row) => toAdminRecruiter(row, photoUrl))), filter, total);
  },
});
export type RecruiterDirectory = ReturnType<typeof createRecruiterDirectory>;
