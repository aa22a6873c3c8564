import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { z } from 'zod';
import { newId } from '../../../../shared/lib/new-id.ts';

const CastingDraft = z.object({
  /** Which line it is, however often it moves. */
  key: z.string(),
  title: z.string(),
  kind: z.number().nullable(),
  year: z.string(),
});
export type CastingDraft = z.infer<typeof CastingDraft>;

/** What stands in the form, as it was typed. */
export const RecruiterDraft = z.object({
  company: z.string(),
  role: z.string(),
  bio: z.string(),
  city: z.number().nullable(),
  since: z.string(),
  languages: z.array(z.number()),
  kinds: z.array(z.number()),
  website: z.string(),
  links: z.array(z.string()),
  castings: z.array(CastingDraft),
  isPublic: z.boolean(),
});
export type RecruiterDraft = z.infer<typeof RecruiterDraft>;

export const mostLinks = 8;
export const mostCastings = 30;

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

export const draftOf = (recruiter: RecruiterProfile): RecruiterDraft => ({
  company: recruiter.company,
  role: recruiter.role ?? '',
  bio: recruiter.bio ?? '',
  city: recruiter.city?.id ?? null,
  since: recruiter.casting_since === null ? '' : String(recruiter.casting_since),
  languages: idsOf(recruiter.languages),
  kinds: idsOf(recruiter.project_types),
  website: recruiter.website ?? '',
  links: [...recruiter.links],
  castings: recruiter.past_castings.map(({ title, project_type, year }, at) => ({
    key: `kept-${at}`,
    title,
    kind: project_type.id,
    year: String(year),
  })),
  isPublic: recruiter.is_public,
});

export const blankCasting = (): CastingDraft => ({ key: newId(), title: '', kind: null, year: '' });

const isBlank = ({ title, kind, year }: CastingDraft) =>
  title.trim() === '' && kind === null && year.trim() === '';

/** Without the lines that were opened and left empty. */
export const tidied = (draft: RecruiterDraft): RecruiterDraft => ({
  ...draft,
  links: draft.links.filter((link) => link.trim() !== ''),
  castings: draft.castings.filter((casting) => !isBlank(casting)),
});
