import { type ChangeTypeName, changeTypes } from '@callboard/contract/billing/credits';

/** The filters of the history, as the URL has them. */
export interface HistorySearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: ChangeTypeName | undefined;
  readonly page: number;
}

const isKind = (text: string | null): text is ChangeTypeName =>
  text !== null && Object.hasOwn(changeTypes, text);

/** Rejects dates that do not exist, such as 31 November. */
const readDay = (text: string | null): string | undefined => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
};

const readPage = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** Ignores what is invalid in the URL. */
export function readHistorySearch(params: URLSearchParams): HistorySearch {
  const from = readDay(params.get('from'));
  const to = readDay(params.get('to'));
  const kind = params.get('type');
  const isBackwards = from !== undefined && to !== undefined && to < from;
  return {
    from: isBackwards ? to : from,
    to: isBackwards ? from : to,
    kind: isKind(kind) ? kind : undefined,
    page: readPage(params.get('page')),
  };
}

/** Keeps the other parameters of the URL. */
export function writeHistorySearch(
  { from, to, kind, page }: HistorySearch,
  existing: URLSearchParams,
): string {
  const params = new URLSearchParams(existing);
  const setOrDelete = (name: string, value: string | undefined) =>
    value === undefined ? params.delete(name) : params.set(name, value);
  setOrDelete('from', from);
  setOrDelete('to', to);
  setOrDelete('type', kind);
  setOrDelete('page', page > 1 ? String(page) : undefined);
  const text = params.toString();
  return text === '' ? '?' : `?${text}`;
}

export const hasFilters = ({ from, to, kind }: HistorySearch): boolean =>
  from !== undefined || to !== undefined || kind !== undefined;

export const toQuery = ({ from, to, kind }: HistorySearch) => ({
  ...(from !== undefined && { startDate: from }),
  ...(to !== undefined && { endDate: to }),
  ...(kind !== undefined && { changeType: changeTypes[kind] }),
});
