import { type StrengthPart, strengthParts, type TalentDashboard } from '@callboard/contract/people/dashboard';

/** What a profile has that counts for its strength. */
export interface ProfileFacts {
  readonly adult: boolean;
  readonly has_birth_date: boolean;
  readonly has_gender: boolean;
  readonly has_residence: boolean;
  readonly has_verified_contact: boolean;
  readonly has_cover: boolean;
  readonly photos: number;
  readonly videos: number;
  /** Of the five: height, weight, bust or chest, waist and hips. */
  readonly measures: number;
  readonly languages: number;
  readonly skills: number;
  readonly past_work: number;
  readonly has_headline: boolean;
  readonly has_about: boolean;
  readonly id_status: string | null;
}

/** The number at which a part is complete. */
const completeAt = { photos: 5, measures: 5, languages: 2, skills: 4, past_work: 3 } as const;

const shareUpTo = (count: number, full: number) => Math.min(count, full) / full;
const shareOf = (...held: readonly boolean[]) => held.filter(Boolean).length / held.length;

/** How complete each part is, from 0 to 1. */
const shares: Readonly<Record<StrengthPart, (facts: ProfileFacts) => number>> = {
  basics: (facts) =>
    shareOf(facts.has_birth_date, facts.has_gender, facts.has_residence, facts.has_verified_contact),
  cover: ({ has_cover }) => shareOf(has_cover),
  photos: ({ photos }) => shareUpTo(photos, completeAt.photos),
  video: ({ videos }) => shareUpTo(videos, 1),
  // Minors do not give measurements.
  measures: ({ measures, adult, has_birth_date }) =>
    has_birth_date && !adult ? 1 : shareUpTo(measures, completeAt.measures),
  languages: ({ languages }) => shareUpTo(languages, completeAt.languages),
  skills: ({ skills }) => shareUpTo(skills, completeAt.skills),
  past_work: ({ past_work }) => shareUpTo(past_work, completeAt.past_work),
  about: ({ has_headline, has_about }) => shareOf(has_headline, has_about),
  // Nothing is left to do while it is in review.
  identity: ({ id_status }) => shareOf(id_status === 'verified' || id_status === 'in_review'),
};

const isPart = (name: string): name is StrengthPart => name in strengthParts;

/** The strength of a profile, part by part, and the part that would add most. */
export function strengthOf(facts: ProfileFacts): TalentDashboard['strength'] {
  const parts = Object.keys(strengthParts)
    .filter(isPart)
    .map((part) => ({
      part,
      percent: Math.floor(strengthParts[part] * shares[part](facts)),
      of: strengthParts[part],
    }));
  const [best] = [...parts].sort((a, b) => b.of - b.percent - (a.of - a.percent));
  return {
    percent: parts.reduce((sum, { percent }) => sum + percent, 0),
    parts,
    next: best && best.of > best.percent ? best.part : null,
  };
}
