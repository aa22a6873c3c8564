import type { OwnRecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { findById } from './recruiters.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findById>>>;
/** Counts and lists from other tables. */
export type Work = Pick<
  OwnRecruiterProfile,
  'projects_here' | 'open_calls' | 'open_call_count' | 'cast' | 'cast_part_count' | 'answering'
>;

/** All fields; the response schema of the viewer removes the rest. */
export async function toRecruiterProfile(
  row: Row,
  work: Work,
  photoUrl: (key: string) => Promise<string>,
): Promise<OwnRecruiterProfile> {
  const url = async (key: string | null) => (key === null ? null : photoUrl(key));
  const { city_id, city_name, city_state } = row;
  return {
    user_id: row.id,
    userUniqueId: row.public_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    first_name: row.first_name,
    last_name: row.last_name,
    company: row.company,
    role: row.job_title,
    bio: row.bio,
    website: row.website,
    links: row.links,
    city: city_id === null ? null : { id: city_id, name: city_name ?? '', state: city_state ?? '' },
    is_verified: row.verified,
    recruiter_edit_image: await url(row.icon_key),
    recruiter_edit_doc: await url(row.source_key),
    recruiter_cover_image: await url(row.cover_key),
    casting_since: row.casting_since,
    languages: row.languages,
    project_types: row.project_types,
    past_castings: row.past_castings,
    is_public: row.is_public,
    ...work,
  };
}
