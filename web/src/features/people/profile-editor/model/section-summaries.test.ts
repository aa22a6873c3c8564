import '../i18n.ts';
import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import { describe, expect, it } from 'vitest';
import '../../../../shared/i18n/i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { profileSections } from '../../../../shared/lib/paths.ts';
import { readPayload } from '../fields/read-payload.ts';
import { sampleLists, samplePayload } from '../wizard-for-test.tsx';
import { type ProfileFacts, summariseSection } from './section-summaries.ts';

const t = translatorOf('profileWizard');

const factsOf = (change: Partial<TalentPayload> = {}, more: Partial<ProfileFacts> = {}): ProfileFacts => {
  const values = readPayload(samplePayload(change));
  return {
    value: (name) => values[name],
    lists: sampleLists,
    gallery: [{ kind: 'photo' }],
    works: [],
    proof: 'none',
    isMinor: false,
    ...more,
  };
};

describe('the list of sections', () => {
  it('says what each holds and what to add next', () => {
    const facts = factsOf();
    expect(
      Object.fromEntries(profileSections.map((section) => [section, summariseSection(section, facts, t)])),
    ).toEqual({
      about: { holds: ['Asha Rane', 'Mumbai', 'Female'], missing: undefined },
      story: { holds: [], missing: 'headline' },
      photos: { holds: ['1 photo'], missing: 'photos' },
      body: { holds: ['Plays 24–32', '165 cm, 5′5″'], missing: 'measurements' },
      skills: { holds: ['Hindi', '1 skill'], missing: undefined },
      education: { holds: [], missing: 'training' },
      work: { holds: [], missing: 'work' },
      preferences: { holds: [], missing: 'cities' },
      manager: { holds: ['You manage your own work'], missing: undefined },
      identity: { holds: [], missing: 'proof' },
    });
  });

  it('names the first three of many and counts the rest', () => {
    const facts = factsOf({
      work_cities: [1, 2, 3, 4],
      languages: [1, 2, 3, 4].map((language) => ({ language, level: 1 })),
      social_links: [{ network: 1, handle: 'asha', followers: null }],
    });
    expect(summariseSection('preferences', facts, t)).toEqual({
      holds: ['Mumbai, Pune, Nashik +1', '1 link'],
      missing: undefined,
    });
    expect(summariseSection('skills', facts, t).holds[0]).toBe('Hindi, Marathi, English +1');
  });

  it('asks nobody under 18 for measurements, and nobody for photos that are still loading', () => {
    expect(summariseSection('body', factsOf({}, { isMinor: true }), t).missing).toBeUndefined();
    expect(summariseSection('photos', factsOf({}, { gallery: undefined }), t)).toEqual({
      holds: [],
      missing: undefined,
    });
  });

  it('asks for a refused ID proof again, and for ways to reach a manager', () => {
    expect(summariseSection('identity', factsOf({}, { proof: 'refused' }), t)).toEqual({
      holds: ['Not accepted'],
      missing: 'proofAgain',
    });
    const managed = factsOf({ is_managed_by_manager: true, manager_name: 'Meher Irani' });
    expect(summariseSection('manager', managed, t)).toEqual({
      holds: ['Meher Irani'],
      missing: 'managerContact',
    });
  });
});
