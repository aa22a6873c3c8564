import type { exportUnlocked, listUnlocked } from '@callboard/contract/casting/unlocking';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import { daysInLists } from '@callboard/contract/people/day-states';
import type { FileAnswer } from '@callboard/contract/scalars';
import type { Database } from '../../../platform/db/database.ts';
import { onePage } from '../../../platform/http/list.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { lastOfDays, nextDays, unavailableOn } from '../../people/availability/index.ts';
import { revealContacts } from '../../people/talent-profiles/index.ts';
import { toAddressCards } from './address-cards.ts';
import { toContactSheet } from './contact-sheet.ts';
import * as queries from './unlocked-list.queries.ts';
import { toUnlockedRow } from './unlocked-row.mapper.ts';

const exportsPerHour = { max: 30, seconds: 60 * 60 };
const maxExported = 10_000;

interface UnlockedListOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly photoUrl: (key: string) => Promise<string>;
  readonly publicUrl: string;
}

type ListQuery = Parsed<typeof listUnlocked>['query'];
type ExportQuery = Parsed<typeof exportUnlocked>['query'];

const toFilters = (recruiterId: number, { search, project_id }: ListQuery | ExportQuery) => ({
  recruiterId,
  today: todayInIndia(),
  search,
  projectId: project_id,
});

export function createUnlockedList({ db, limits, photoUrl, publicUrl }: UnlockedListOptions) {
  const toRows = async (recruiterId: number, today: string, rows: readonly queries.UnlockedListRow[]) => {
    const open = rows.filter(({ is_open }) => is_open).map(({ talent_id }) => talent_id);
    const contacts = await revealContacts(db, recruiterId, open);
    const busy = await unavailableOn(db, open, { start: today, end: lastOfDays(today, daysInLists) });
    const toRow = async (row: queries.UnlockedListRow) => {
      const own = busy.filter(({ account_id }) => account_id === row.talent_id);
      return toUnlockedRow(row, {
        contact: contacts.get(row.talent_id) ?? null,
        coverUrl: row.cover === null ? null : await photoUrl(row.cover.card_key),
        days: row.is_open ? nextDays(today, own, daysInLists) : [],
      });
    };
    return Promise.all(rows.map(toRow));
  };

  return {
    async list(recruiterId: number, query: ListQuery) {
      const { page, limit, sort, status: state } = query;
      const filters = toFilters(recruiterId, query);
      const slice = { state, sort, limit, offset: (page - 1) * limit };
      const [rows, counts, projects] = await Promise.all([
        queries.listUnlocked(db, filters, slice),
        queries.countUnlocked(db, filters),
        queries.listProjectsUnlockedFor(db, recruiterId),
      ]);
      const results = await toRows(recruiterId, filters.today, rows);
      return { ...onePage(results, query, counts[state]), counts, projects };
    },

    /** Leaves out closed accounts. */
    async export(recruiterId: number, query: ExportQuery): Promise<FileAnswer> {
      await limits.take(`contact-exports:${recruiterId}`, exportsPerHour);
      const filters = toFilters(recruiterId, query);
      const slice = { state: query.status, sort: query.sort, limit: maxExported, offset: 0 };
      const rows = await queries.listUnlocked(db, filters, slice);
      const open = rows.filter(({ is_open }) => is_open);
      const contacts = await revealContacts(
        db,
        recruiterId,
        open.map(({ talent_id }) => talent_id),
      );
      const people = open.flatMap((row) => {
        const contact = contacts.get(row.talent_id);
        return contact ? [{ row, contact, profileUrl: `${publicUrl}/talent/${row.public_id}` }] : [];
      });
      return query.form === 'csv'
        ? file('callboard-contacts.csv', 'text/csv', toContactSheet(people))
        : file('callboard-contacts.vcf', 'text/vcard', toAddressCards(people));
    },
  };
}
export type UnlockedList = ReturnType<typeof createUnlockedList>;

const file = (file_name: string, media_type: FileAnswer['media_type'], content: string): FileAnswer => ({
  file_name,
  media_type,
  encoding: 'utf8',
  content,
});
