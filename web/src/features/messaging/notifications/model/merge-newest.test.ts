import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NotificationSlice } from '../api.ts';
import { joinsTo, mergeNewest, type NotificationList, newestOf } from './merge-newest.ts';
import { sampleNotification } from './notifications-for-test.ts';

const counts = {
  all: 0,
  turn: 0,
  offers: 0,
  auditions: 0,
  applications: 0,
  messages: 0,
  seen: 0,
  credits: 0,
  account: 0,
};
const pageOf = (seqs: readonly number[], isEnd = false, unread = 5): NotificationSlice => ({
  results: seqs.map((seq) => sampleNotification(seq)),
  page: 1,
  limit: 20,
  totalPages: 1,
  totalResults: seqs.length,
  counts,
  unread,
  isEnd,
});
const listOf = (...pages: NotificationSlice[]): NotificationList => ({
  pages,
  pageParams: pages.map(() => 0),
});
const seqsOf = ({ pages }: NotificationList) => pages.flatMap(({ results }) => results.map(({ seq }) => seq));

describe('mergeNewest', () => {
  it('puts new ones first and keeps the rest', () => {
    const list = listOf(pageOf([9, 8, 7]), pageOf([6, 5, 4]));
    expect(seqsOf(mergeNewest(list, [pageOf([11, 10, 9])]))).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('drops removed ones and updates changed ones', () => {
    const list = listOf(pageOf([9, 8, 7]));
    const head = pageOf([9, 7]);
    const changed = { ...head, results: head.results.map((one) => ({ ...one, status: true })) };
    const merged = mergeNewest(list, [changed]);
    expect(seqsOf(merged)).toEqual([9, 7]);
    expect(merged.pages[0]?.results.every(({ status }) => status)).toBe(true);
  });

  it('keeps the known end', () => {
    expect(mergeNewest(listOf(pageOf([3, 2], true)), [pageOf([4, 3, 2])]).pages.at(-1)?.isEnd).toBe(true);
    expect(mergeNewest(listOf(pageOf([3, 2])), [pageOf([4, 3, 2])]).pages.at(-1)?.isEnd).toBe(false);
  });

  it('marks everything as read when nothing is unread', () => {
    const merged = mergeNewest(listOf(pageOf([9, 8]), pageOf([7])), [pageOf([9, 8], false, 0)]);
    expect(merged.pages[1]?.results[0]?.status).toBe(true);
  });

  it('never loses or duplicates one, and keeps the order', () => {
    fc.assert(
      fc.property(fc.nat(70), fc.nat(70), fc.integer({ min: 1, max: 20 }), (known, came, perPage) => {
        const cut = (from: number, to: number) =>
          Array.from({ length: Math.ceil((from - to) / perPage) }, (_, page) => {
            const first = from - page * perPage;
            const seqs = Array.from({ length: Math.min(perPage, first - to) }, (_, at) => first - at);
            return pageOf(seqs, first - perPage <= 0);
          });
        const list = listOf(...cut(known, 0));
        const head: NotificationSlice[] = [];
        for (const page of cut(known + came, 0)) {
          head.push(page);
          if (joinsTo(newestOf(list), page)) break;
        }
        const all = Array.from({ length: known + came }, (_, at) => known + came - at);
        expect(seqsOf(mergeNewest(list, head))).toEqual(all);
      }),
    );
  });
});
