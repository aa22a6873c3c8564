import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';

const isEmpty = {
  photo: (one: RecruiterProfile) => one.recruiter_edit_image === null,
  role: (one: RecruiterProfile) => one.role === null,
  bio: (one: RecruiterProfile) => one.bio === null,
  city: (one: RecruiterProfile) => one.city === null,
  project_types: (one: RecruiterProfile) => one.project_types.length === 0,
  languages: (one: RecruiterProfile) => one.languages.length === 0,
  past_castings: (one: RecruiterProfile) => one.past_castings.length === 0,
} as const;
export type EmptyPart = keyof typeof isEmpty;

const parts: readonly EmptyPart[] = [
  'photo',
  'role',
  'bio',
  'city',
  'project_types',
  'languages',
  'past_castings',
];

/** What a talent would look for here and not find. */
export const stillEmpty = (recruiter: RecruiterProfile): EmptyPart[] =>
  parts.filter((part) => isEmpty[part](recruiter));
