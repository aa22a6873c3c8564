import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistorySearch, toQuery, writeHistorySearch } from './history-search.ts';

const read = (query: string) => readHistorySearch(new URLSearchParams(query));

describe('the URL of the history', () => {
  it('holds range, kind and page', () => {
    expect(read('from=2026-10-01&to=2026-11-14&type=unlock&page=3')).toEqual({
      from: '2026-10-01',
      to: '2026-11-14',
      kind: 'unlock',
      page: 3,
    });
  });

  it('ignores invalid values', () => {
    const whole = { from: undefined, to: undefined, kind: undefined, page: 1 };
    expect(read('from=2026-11-31&to=soon&type=constructor&page=-2')).toEqual(whole);
  });

  it('swaps a reversed range', () => {
    expect(read('from=2026-11-14&to=2026-10-01')).toMatchObject({ from: '2026-10-01', to: '2026-11-14' });
  });

  it('keeps other parameters', () => {
    const others = new URLSearchParams('back=%2Ffind-talents&type=refund&page=9');
    expect(writeHistorySearch({ kind: undefined, page: 1 }, others)).toBe('?back=%2Ffind-talents');
    expect(writeHistorySearch({ page: 1 }, new URLSearchParams('page=4'))).toBe('?');
  });

  it('survives a round trip', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const days = fc.option(
      day.map((moment) => moment.toISOString().slice(0, 10)),
      { nil: undefined },
    );
    const kinds = fc.constantFrom('unlock', 'expiry', undefined);
    fc.assert(
      fc.property(days, days, kinds, fc.integer({ min: 1, max: 5000 }), (one, other, kind, page) => {
        const [from, to] = one && other && other < one ? [other, one] : [one, other];
        const search = { from, to, kind, page };
        expect(read(writeHistorySearch(search, new URLSearchParams()))).toEqual(search);
      }),
    );
  });

  it('sends the numeric type', () => {
    expect(toQuery(read('type=refund&from=2026-10-01'))).toEqual({ startDate: '2026-10-01', changeType: 4 });
  });
});
