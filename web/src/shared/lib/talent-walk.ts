import { createStore, useStore } from './store.ts';

/** Lists from which profiles are opened. */
export type TalentList = 'findTalents' | 'unlockedProfiles' | 'applicants' | 'board' | 'shortlist';

export interface WalkedTalent {
  readonly user_id: number;
  readonly userUniqueId: string;
  readonly name: string;
  /** A small picture of them, asked for before they are reached. */
  readonly photo?: string | undefined;
  /** Fit to the character of the list, in percent. */
  readonly match?: number | undefined;
  readonly reasons?: readonly { readonly fits: boolean; readonly must: boolean; readonly text: string }[];
}

/** One page of a list, as it is on screen. */
export interface ListedTalents {
  /** The list without its page: the same on all of its pages. */
  readonly walk: string;
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** Pages beyond cannot be opened. */
  readonly lastPage: number;
  readonly talents: readonly WalkedTalent[];
  /** Whom the list is for. */
  readonly character?: { readonly id: number; readonly name: string | undefined } | undefined;
}

export interface Walk extends Omit<ListedTalents, 'page' | 'talents'> {
  readonly list: TalentList;
  /** The latest ones, newest last. */
  readonly pages: readonly { readonly page: number; readonly talents: readonly WalkedTalent[] }[];
  /** Who was looked at last. */
  readonly seen?: { readonly place: number; readonly userUniqueId: string };
}

const key = 'callboard-walks';
const maxWalks = 5;
const maxPages = 5;
const store = createStore<readonly Walk[] | undefined>(undefined);

const isWalk = (value: unknown): value is Walk =>
  typeof value === 'object' && value !== null && 'walk' in value && 'pages' in value && 'perPage' in value;

function readWalks(): readonly Walk[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWalk) : [];
  } catch {
    return [];
  }
}

function walks(): readonly Walk[] {
  if (store.get() === undefined) store.set(readWalks());
  return store.get() ?? [];
}

function change(next: readonly Walk[]): void {
  store.set(next);
  try {
    window.sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is full or blocked: the walk lasts until the page is loaded again.
  }
}

const put = (walk: Walk): void =>
  change([...walks().filter((one) => one.walk !== walk.walk), walk].slice(-maxWalks));

export const findWalk = (id: string): Walk | undefined => walks().find(({ walk }) => walk === id);

/** Undefined where it was not opened in this tab. Not while a page from the server is taken over. */
export const useWalk = (id: string | undefined): Walk | undefined => {
  useStore(store);
  return id === undefined ? undefined : findWalk(id);
};

/** Keeps a page of a list. Once the list has changed, its other pages are not kept. */
export function keepWalk(list: TalentList, { page, talents, ...rest }: ListedTalents): void {
  const known = findWalk(rest.walk);
  const isSame = known?.total === rest.total && known.perPage === rest.perPage;
  const others = isSame ? known.pages.filter((one) => one.page !== page) : [];
  const pages = [...others, { page, talents }].slice(-maxPages);
  put({ ...rest, list, pages, ...(known?.seen && { seen: known.seen }) });
}

export const pageOfPlace = (place: number, perPage: number): number => Math.floor(place / perPage) + 1;

/** Where on the whole list the first of a page is, counted from 0. */
export const firstPlaceOf = (page: number, perPage: number): number => (page - 1) * perPage;

/** Undefined while their page is not known. */
export function talentAt({ pages, perPage }: Walk, place: number): WalkedTalent | undefined {
  const page = pageOfPlace(place, perPage);
  return pages.find((one) => one.page === page)?.talents[place - firstPlaceOf(page, perPage)];
}

/** How far one can walk: to the end of the list, or of the pages that can be opened. */
export const walkLength = ({ total, lastPage, perPage }: Walk): number => Math.min(total, lastPage * perPage);

export function markSeen(id: string, place: number, userUniqueId: string): void {
  const walk = findWalk(id);
  if (walk && walk.seen?.place !== place) put({ ...walk, seen: { place, userUniqueId } });
}

/** Who was looked at last. Over once the list is shown again. */
export function takeReturn(id: string, { isOver = false } = {}) {
  const walk = findWalk(id);
  if (!walk?.seen) return undefined;
  const { seen, ...rest } = walk;
  if (isOver) put(rest);
  return { ...seen, perPage: walk.perPage };
}

/** The latest of these lists whose profiles were looked at and that was not shown since. */
export const findReturn = (isOne: (walk: string) => boolean): string | undefined =>
  walks().findLast(({ walk, seen }) => seen !== undefined && isOne(walk))?.walk;

export const forgetWalks = (): void => change([]);

/** The state of a link from a list to a profile: which list, and where on it. */
export interface WalkState {
  readonly walk: string;
  readonly place: number;
}

export const readWalkState = (state: unknown): WalkState | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'walk' in state &&
  typeof state.walk === 'string' &&
  'place' in state &&
  typeof state.place === 'number'
    ? { walk: state.walk, place: state.place }
    : undefined;
