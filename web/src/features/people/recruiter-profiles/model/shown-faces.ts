import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';

export interface ShownFace {
  readonly name: string;
  readonly userUniqueId: string;
  readonly file_url: string;
}

const most = 8;

/** Each of those who agreed to be shown, once, as many as the band holds. */
export function shownFaces({ cast }: Pick<RecruiterProfile, 'cast'>): ShownFace[] {
  const faces = new Map<string, ShownFace>();
  for (const { name, userUniqueId, file_url } of cast.flatMap(({ parts }) => parts)) {
    if (name !== null && userUniqueId !== null && file_url !== null && faces.size < most)
      faces.set(userUniqueId, { name, userUniqueId, file_url });
  }
  return [...faces.values()];
}
