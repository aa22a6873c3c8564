import {
  OwnTalent,
  RecruiterTalent,
  UnlockedTalent,
} from '@callboard/contract/people/talent-profiles/profile';
import { describe, expect, it } from 'vitest';
import { sampleOwnTalent, secrets } from '../../../../../test/sample-talent.ts';
import { deriveView } from './derive-view.ts';

const own = sampleOwnTalent();
const asText = (viewer: 'recruiter' | 'unlocked') => JSON.stringify(deriveView(viewer, own));

describe('deriveView', () => {
  it('starts from a complete profile', () => {
    expect(OwnTalent.parse(own)).toEqual(own);
  });

  it.each([
    ['recruiter', RecruiterTalent],
    ['unlocked', UnlockedTalent],
  ] as const)(
    'as %s has exactly the fields of that viewer, unchanged but for the calendar',
    (viewer, schema) => {
      const { as, talent } = deriveView(viewer, own);
      expect(as).toBe(viewer);
      expect(Object.keys(talent).toSorted()).toEqual(Object.keys(schema.shape).toSorted());
      expect({ ...own, ...(viewer === 'recruiter' && { days: null }) }).toMatchObject({ ...talent });
    },
  );

  it('hides from recruiters what only an unlock shows', () => {
    for (const secret of [...secrets.unlocked, ...secrets.own])
      expect(asText('recruiter')).not.toContain(secret);
  });

  it('shows contact details after an unlock, and hides private data', () => {
    for (const secret of secrets.unlocked) expect(asText('unlocked')).toContain(secret);
    for (const secret of secrets.own) expect(asText('unlocked')).not.toContain(secret);
  });
});
