import {
  OwnTalent,
  RecruiterTalent,
  UnlockedTalent,
} from '@callboard/contract/people/talent-profiles/profile';
import { describe, expect, it } from 'vitest';
import { sampleOwnTalent, secrets } from '../../../../../test/sample-talent.ts';
import { seenAs } from './seen-as.ts';

const own = sampleOwnTalent();
const asText = (eyes: 'recruiter' | 'unlocked') => JSON.stringify(seenAs(eyes, own));

describe('the own profile through the eyes of others', () => {
  it('starts from an answer that holds everything', () => {
    expect(OwnTalent.parse(own)).toEqual(own);
  });

  it.each([
    ['recruiter', RecruiterTalent],
    ['unlocked', UnlockedTalent],
  ] as const)('as %s has exactly the fields of that viewer, unchanged', (eyes, schema) => {
    const { as, talent } = seenAs(eyes, own);
    expect(as).toBe(eyes);
    expect(Object.keys(talent).toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    expect(own).toMatchObject({ ...talent });
  });

  it('keeps from a recruiter what only an unlock opens', () => {
    for (const secret of [...secrets.unlocked, ...secrets.own])
      expect(asText('recruiter')).not.toContain(secret);
  });

  it('shows those who unlocked the contact data, and keeps what is the talent’s own', () => {
    for (const secret of secrets.unlocked) expect(asText('unlocked')).toContain(secret);
    for (const secret of secrets.own) expect(asText('unlocked')).not.toContain(secret);
  });
});
