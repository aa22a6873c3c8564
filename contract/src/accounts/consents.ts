import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant } from '../scalars.ts';

const tag = 'talent profile';
const params = z.strictObject({ id: IdInPath });

/** Comfort with scenes, being named among those cast, a guardian's consent, and being shown on public pages. */
export const consentTopics = ['nudity', 'love_making', 'shown_in_castings', 'guardian', 'showcase'] as const;
export const ConsentTopic = z.enum(consentTopics);
export type ConsentTopic = z.infer<typeof ConsentTopic>;

/** The consent texts. Stored with every consent. */
export const consentWording = {
  nudity:
    'I am open to being asked about scenes with nudity. I can say no to any scene at any time, and I can take this back whenever I like.',
  love_making:
    'I am open to being asked about love-making scenes. I can say no to any scene at any time, and I can take this back whenever I like.',
  shown_in_castings:
    'When I am cast through Callboard, my name, my cover photo and my part may be shown on the page of castings. I can take this back whenever I like.',
  guardian:
    'I am the parent or legal guardian of the person in this profile. The account is mine, I am the contact, and I agree that recruiters who cast children see this profile. I can take this back whenever I like.',
  showcase:
    'Callboard may show my cover photo, my first name and initial, my city and my playing age on its public pages, such as the home page and the sign-in page. Somebody at Callboard checks my profile first. I can take this back whenever I like.',
} as const satisfies Record<ConsentTopic, string>;

/** The current consents. */
export const Consent = z
  .object({ topic: ConsentTopic, given: z.boolean(), changed_at: Instant.nullable() })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof Consent>;

/** The history. Never changed or deleted. */
export const ConsentEntry = z
  .object({ topic: ConsentTopic, given: z.boolean(), wording: z.string(), at: Instant })
  .meta({ id: 'ConsentEntry' });

export const getConsents = endpoint({
  method: 'GET',
  path: '/v1/talenter/{id}/consents',
  tag,
  summary: 'What I agreed to, how it stands and every change of it',
  access: access.talent({ owned: true }),
  params,
  response: z.object({ standing: z.array(Consent), log: z.array(ConsentEntry) }),
});

export const changeConsent = endpoint({
  method: 'POST',
  path: '/v1/talenter/{id}/consents',
  tag,
  summary: 'Give a consent or take it back; taking back is always possible, also under a freeze',
  access: access.talent({ owned: true, whileFrozen: 'secures-account' }),
  params,
  body: z.strictObject({ topic: ConsentTopic, given: z.boolean() }),
  response: z.object({ standing: z.array(Consent) }),
});
