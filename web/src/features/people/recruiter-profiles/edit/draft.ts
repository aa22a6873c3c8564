import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { z } from 'zod';
import { newId } from '../../../../shared/lib/new-id.ts';
import { latinDigits } from '../../../../shared/lib/typed/digits.ts';
import { isWebAddress } from '../../../../shared/lib/typed/web-address.ts';

const CastingDraft = z.object({
  /** Stays the same when the row moves. */
  key: z.string(),
  title: z.string(),
  kind: z.number().nullable(),
  year: z.string(),
});
export type CastingDraft = z.infer<typeof CastingDraft>;

/** What is in the form, as typed. It is also kept in local storage. */
export const RecruiterDraft = z.object({
  company: z.string(),
  role: z.string(),
  bio: z.string(),
  city: z.union([z.number(), z.string()]).nullable(),
  since: z.string(),
  languages: z.array(z.number()),
  /** Typed and not chosen yet. */
  languagesText: z.string().default(''),
  kinds: z.array(z.number()),
  website: z.string(),
  links: z.array(z.string()),
  castings: z.array(CastingDraft),
  isPublic: z.boolean(),
});
export type RecruiterDraft = z.infer<typeof RecruiterDraft>;

export const maxLinks = 8;
export const maxCastings = 30;

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

export const draftOf = (recruiter: RecruiterProfile): RecruiterDraft => ({
  company: recruiter.company,
  role: recruiter.role ?? '',
  bio: recruiter.bio ?? '',
  city: recruiter.city?.id ?? null,
  since: recruiter.casting_since === null ? '' : String(recruiter.casting_since),
  languages: idsOf(recruiter.languages),
  languagesText: '',
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

/** Without empty rows. */
export const withoutBlankRows = (draft: RecruiterDraft): RecruiterDraft => ({
  ...draft,
  links: draft.links.filter((link) => link.trim() !== ''),
  castings: draft.castings.filter((casting) => !isBlank(casting)),
});

export const firstYear = 1950;
export const maxLengths = { company: 160, role: 120, bio: 3000, title: 160 } as const;

export type DraftError =
  | { readonly error: 'company' | 'notOnList' | 'address' | 'title' | 'type' | 'year' }
  | { readonly error: 'tooLong'; readonly over: number };

export const toYear = (typed: string): number => Number(latinDigits(typed).trim());

const isYear = (typed: string, thisYear: number): boolean => {
  const year = toYear(typed);
  return Number.isInteger(year) && year >= firstYear && year <= thisYear;
};

/** Keyed by API field, like the errors of the server. */
export function draftErrors(
  draft: RecruiterDraft,
  thisYear = new Date().getFullYear(),
): Map<string, DraftError> {
  const found = new Map<string, DraftError>();
  const check = (field: string, isValid: boolean, error: Exclude<DraftError['error'], 'tooLong'>) =>
    isValid || found.set(field, { error });
  const checkLength = (field: string, text: string, most: number) => {
    const over = text.trim().length - most;
    if (over > 0) found.set(field, { error: 'tooLong', over });
  };
  const { company, role, bio, since, website } = draft;
  check('company', company.trim() !== '', 'company');
  checkLength('company', company, maxLengths.company);
  checkLength('role', role, maxLengths.role);
  checkLength('bio', bio, maxLengths.bio);
  check('casting_since', since.trim() === '' || isYear(since, thisYear), 'year');
  check('languages', draft.languagesText.trim() === '', 'notOnList');
  check('website', website.trim() === '' || isWebAddress(website), 'address');
  for (const [at, link] of draft.links.entries()) check(`links.${at}`, isWebAddress(link), 'address');
  for (const [at, { title, kind, year }] of draft.castings.entries()) {
    check(`past_castings.${at}.title`, title.trim() !== '', 'title');
    checkLength(`past_castings.${at}.title`, title, maxLengths.title);
    check(`past_castings.${at}.project_type`, kind !== null, 'type');
    check(`past_castings.${at}.year`, isYear(year, thisYear), 'year');
  }
  return found;
}
