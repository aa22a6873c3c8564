import { describe, expect, test } from 'vitest';
import { byPlace, type CandidateFacts, placeOf } from './board.policy.ts';

const day = (at: number) => new Date(Date.UTC(2026, 10, at));
const nothing: CandidateFacts = { rank: null, since: null, application: null, share: null, entry: null };
const listed = { position: 1, created_at: day(1) };

describe('where someone stands on the board', () => {
  test.each<[string, Partial<CandidateFacts>, [string, string] | undefined]>([
    ['shortlisted', { rank: 6, entry: listed }, ['shortlisted', 'shortlisted']],
    ['applied only', { rank: 5, application: { status: 'applied', at: day(2) } }, undefined],
    [
      'applied and on the shortlist',
      { rank: 5, application: { status: 'viewed', at: day(2) }, entry: listed },
      ['shortlisted', 'viewed'],
    ],
    [
      'not selected and still on the shortlist',
      { rank: 6, application: { status: 'not_selected', at: day(2) }, entry: listed },
      ['shortlisted', 'not_selected'],
    ],
    [
      'an application that was shortlisted',
      { rank: 6, application: { status: 'shortlisted', at: day(2) } },
      ['shortlisted', 'shortlisted'],
    ],
    ['invited', { rank: 4, share: { status: 'read', at: day(3) } }, ['invited', 'read']],
    [
      'invited after applying',
      { rank: 4, application: { status: 'applied', at: day(2) }, share: { status: 'shared', at: day(3) } },
      ['invited', 'shared'],
    ],
    ['declined', { share: { status: 'declined', at: day(3) } }, ['invited', 'declined']],
    [
      'declined and still on the shortlist',
      { rank: 6, share: { status: 'declined', at: day(3) }, entry: listed },
      ['invited', 'declined'],
    ],
    ['closed with the project', { share: { status: 'closed', at: day(3) } }, ['invited', 'closed']],
    [
      'a callback after an invitation',
      { rank: 3, application: { status: 'callback', at: day(4) }, share: { status: 'read', at: day(3) } },
      ['auditioned', 'callback'],
    ],
    ['offered', { rank: 2, application: { status: 'offered', at: day(4) } }, ['offered', 'offered']],
    ['cast', { rank: 1, since: day(5), share: { status: 'declined', at: day(3) } }, ['cast', 'cast']],
    ['nothing left', {}, undefined],
  ])('%s', (_, facts, expected) => {
    const place = placeOf({ ...nothing, ...facts });
    expect(place && [place.stage, place.status]).toEqual(expected);
  });

  test('by stage, then in the order of the shortlist, then the longest there', () => {
    const placed = (name: string, facts: Partial<CandidateFacts>) => {
      const all = { ...nothing, ...facts };
      const place = placeOf(all);
      if (!place) throw new Error('On the board');
      return { name, facts: all, place };
    };
    const order = [
      placed('cast', { rank: 1, since: day(1) }),
      placed('later', { rank: 4, share: { status: 'read', at: day(9) } }),
      placed('earlier', { rank: 4, share: { status: 'read', at: day(8) } }),
      placed('second', { rank: 6, entry: { position: 2, created_at: day(1) } }),
      placed('first', { rank: 6, entry: { position: 1, created_at: day(2) } }),
    ].toSorted(byPlace);
    expect(order.map(({ name }) => name)).toEqual(['first', 'second', 'earlier', 'later', 'cast']);
  });
});
