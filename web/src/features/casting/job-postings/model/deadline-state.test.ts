import { describe, expect, it } from 'vitest';
import { deadlineState } from './deadline-state.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const job = { status: 'open', deadline: null, closed_at: null, reopen_until: null } as const;
const until = (at: string, zone = 'Asia/Kolkata') => ({ ...job, deadline: { at, zone } });

describe('when a job takes applications', () => {
  it('is until filled without a deadline', () => {
    expect(deadlineState(job, now)).toEqual({ kind: 'none' });
  });

  it('counts the days by the clocks of the zone of the deadline', () => {
    // Still the 20th in India, the 20th in New York.
    expect(deadlineState(until('2026-11-20T18:29:00Z'), now)).toEqual({ kind: 'today', time: '11:59 pm' });
    expect(deadlineState(until('2026-11-21T04:59:00Z', 'America/New_York'), now)).toEqual({
      kind: 'today',
      time: '11:59 pm',
    });
    expect(deadlineState(until('2026-11-21T04:59:00Z'), now)).toMatchObject({ kind: 'soon', days: 1 });
    expect(deadlineState(until('2026-12-20T18:29:00Z'), now)).toEqual({ kind: 'later', day: '20 Dec' });
    expect(deadlineState(until('2026-11-20T11:00:00Z'), now)).toMatchObject({ kind: 'past' });
  });

  it('says until when a closed one can be reopened, while it can', () => {
    const closed = { ...job, status: 'closed', closed_at: '2026-11-01T10:00:00Z' } as const;
    expect(deadlineState({ ...closed, reopen_until: '2026-12-01' }, now)).toMatchObject({ reopen: '1 Dec' });
    expect(deadlineState({ ...closed, reopen_until: '2026-11-19' }, now)).toMatchObject({
      reopen: undefined,
    });
  });
});
