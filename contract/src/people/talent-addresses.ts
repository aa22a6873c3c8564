import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath } from '../scalars.ts';

const uniqueId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Words that would read as pages or people of the house. */
const reserved: readonly string[] = [
  'admin',
  'api',
  'app',
  'callboard',
  'contact',
  'create',
  'dashboard',
  'edit',
  'help',
  'new',
  'openings',
  'profile',
  'recruiter',
  'recruiters',
  'search',
  'settings',
  'support',
  'talent',
  'talents',
  'team',
];

const inOneWord = 'Use small letters, digits and single hyphens, and begin with a letter';

/** The last part of /talent/ananya-rao. Begins with a letter, so it is never a number or mistaken for one. */
export const TalentAddress = z
  .string()
  .min(3, 'Use at least 3 characters')
  .max(40, 'Use at most 40 characters')
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, inOneWord)
  .refine((slug) => !uniqueId.test(slug), inOneWord)
  .meta({ id: 'TalentAddress' });

const NewTalentAddress = TalentAddress.refine((slug) => !reserved.includes(slug), 'Choose another address');

const OwnTalentAddress = z
  .object({
    /** Null while the profile has only its long address. */
    address: z.string().nullable(),
    /** Available now; with the first name and initial that everyone sees anyway. */
    suggestion: z.string(),
    /** Earlier ones, which lead to the current one. */
    earlier: z.array(z.string()),
  })
  .meta({ id: 'OwnTalentAddress' });
export type OwnTalentAddress = z.infer<typeof OwnTalentAddress>;

const path = '/v1/talenter/{id}/address';
const tag = 'talent profile';
const params = z.strictObject({ id: IdInPath });

export const getTalentAddress = endpoint({
  method: 'GET',
  path,
  tag,
  summary: 'The readable address of my profile, and one that I could take',
  access: access.talent({ owned: true }),
  params,
  response: OwnTalentAddress,
});

export const changeTalentAddress = endpoint({
  method: 'PATCH',
  path,
  tag,
  summary: 'Take another readable address, or none; earlier ones lead to it',
  access: access.talent({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({ address: NewTalentAddress.nullable() }),
  response: OwnTalentAddress,
});
