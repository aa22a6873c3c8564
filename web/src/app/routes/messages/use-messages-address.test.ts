import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/lib/paths.ts';
import { parseTarget } from './use-messages-address.ts';

const read = (query: string) => parseTarget(new URLSearchParams(query));
const nowhere = {
  conversation: undefined,
  with: undefined,
  project: undefined,
  at: undefined,
  reply: undefined,
};

describe('the URL of a conversation', () => {
  it.each([
    ['conversation=12', { conversation: 12 }],
    ['conversation=12&reply=1', { conversation: 12, reply: 1 }],
    ['conversation=12&at=45', { conversation: 12, at: 45 }],
    ['with=7&project=3', { with: 7, project: 3 }],
    ['', {}],
    ['conversation=0', {}],
    ['conversation=-4', {}],
    ['conversation=1e3', {}],
    ['conversation=99999999999', {}],
    ['conversation=4294967296', {}],
    ['conversation=12;drop&reply=yes', {}],
  ])('%s', (query, place) => expect(read(query)).toEqual({ ...nowhere, ...place }));

  it('reads what it writes', () => {
    const place = { conversation: 12, at: 45, reply: 1 } as const;
    expect(read(paths.messages(place).split('?')[1] ?? '')).toEqual({ ...nowhere, ...place });
  });
});
