import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { RecruiterChange } from '../api.ts';
import { draftOf, type RecruiterDraft } from './draft.ts';
import { toAddress, toYear } from './draft-faults.ts';

const wholeChange = (draft: RecruiterDraft) =>
  ({
    company: draft.company.trim(),
    role: draft.role.trim() || null,
    bio: draft.bio.trim() || null,
    city: draft.city,
    casting_since: draft.since.trim() === '' ? null : toYear(draft.since),
    languages: draft.languages,
    project_types: draft.kinds,
    website: toAddress(draft.website) || null,
    links: draft.links.map(toAddress),
    past_castings: draft.castings.flatMap(({ title, kind, year }) =>
      kind === null ? [] : [{ title: title.trim(), project_type: kind, year: toYear(year) }],
    ),
    is_public: draft.isPublic,
  }) satisfies RecruiterChange;

/** Only what is another than before: somebody else's window keeps what it changed. */
export function changeOf(before: RecruiterProfile, draft: RecruiterDraft): RecruiterChange {
  const old: Record<string, unknown> = wholeChange(draftOf(before));
  const changed = Object.entries(wholeChange(draft)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field]),
  );
  return Object.fromEntries(changed);
}
