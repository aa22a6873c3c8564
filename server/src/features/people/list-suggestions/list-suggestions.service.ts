import type { Database } from '../../../platform/db/database.ts';
import { addedEntries } from '../../site/reference/index.ts';
import { countUses, replaceOnProfiles } from './list-suggestions.queries.ts';

type OpenList = addedEntries.OpenList;

interface Suggestion {
  readonly list: OpenList;
  readonly id: number;
  readonly name: string;
  readonly uses: number;
}

/** What an accepted entry is called from now on. Left out: what was typed. */
export interface Acceptance {
  readonly name?: string | undefined;
  /** The state of a city, or the group of a skill or hobby. */
  readonly place?: string | undefined;
  readonly country?: string | undefined;
}

async function findSuggestion(db: Database, id: number) {
  const entry = await addedEntries.findAddedEntry(db, id);
  if (!entry || entry.is_checked) throw new Error(`Nothing with the number ${id} waits to be checked.`);
  return entry;
}

const mergeInto = async (trx: Database, list: OpenList, id: number, into: number) => {
  await replaceOnProfiles(trx, list, id, into);
  await addedEntries.deleteEntry(trx, list, id);
};

/** Entries that people typed because no list had them, and what becomes of each. */
export function createListSuggestions({ db }: { readonly db: Database }) {
  const acceptCity = async (
    trx: Database,
    id: number,
    typed: string,
    { name, place, country }: Acceptance,
  ) => {
    if (!place && !country) throw new Error('Say in which state it is: accept-suggestion 500001 Maharashtra');
    const found = await addedEntries.findCountry(trx, country ?? 'India');
    if (!found) throw new Error(`There is no country named ${country}.`);
    await addedEntries.acceptCity(trx, id, { name: name ?? typed, state: place ?? '', country: found.id });
  };

  const acceptGrouped = async (
    trx: Database,
    entry: { list: 'skill' | 'hobby'; id: number; name: string },
    { name, place }: Acceptance,
  ) => {
    const groups = await addedEntries.listGroups(trx, entry.list);
    const grouping = groups.find((group) => group.toLowerCase() === place?.toLowerCase());
    if (!grouping) throw new Error(`Say in which group it is: ${groups.join(', ')}`);
    await addedEntries.acceptGrouped(trx, entry.list, entry.id, { name: name ?? entry.name, grouping });
  };

  return {
    /** Those that somebody still uses, the most used first. */
    async list(): Promise<Suggestion[]> {
      const found: Suggestion[] = [];
      for (const list of addedEntries.openLists) {
        for (const { id, name } of await addedEntries.listUnchecked(db, list)) {
          found.push({ list, id, name, uses: await countUses(db, list, id) });
        }
      }
      return found.filter(({ uses }) => uses > 0).toSorted((one, other) => other.uses - one.uses);
    },

    /** Everybody is offered it from now on. */
    accept: (id: number, acceptance: Acceptance) =>
      db.transaction().execute(async (trx) => {
        const { list, name } = await findSuggestion(trx, id);
        if (list === 'city') await acceptCity(trx, id, name, acceptance);
        else await acceptGrouped(trx, { list, id, name }, acceptance);
        return acceptance.name ?? name;
      }),

    /** It stays where it was typed and is offered to nobody. */
    refuse: (id: number) =>
      db.transaction().execute(async (trx) => {
        const { list, name } = await findSuggestion(trx, id);
        await addedEntries.markRefused(trx, list, id);
        return name;
      }),

    /** It is another spelling of an entry that is there: profiles follow. */
    merge: (id: number, into: string) =>
      db.transaction().execute(async (trx) => {
        const { list, name } = await findSuggestion(trx, id);
        const target = /^\d+$/.test(into)
          ? { id: Number(into) }
          : await addedEntries.findByName(trx, list, into.trim());
        if (!target || target.id === id || !(await addedEntries.isOnList(trx, list, target.id))) {
          throw new Error(`There is no other ${list} like ${into}.`);
        }
        await mergeInto(trx, list, id, target.id);
        return name;
      }),
  };
}

/** A release may bring what somebody had typed before it. Profiles follow, and the double goes. */
export async function mergeShippedSuggestions(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const list of addedEntries.openLists) {
      for (const { id, shipped } of await addedEntries.listNowShipped(trx, list)) {
        await mergeInto(trx, list, id, shipped);
      }
    }
  });
}
