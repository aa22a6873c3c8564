import type { TeamPerson } from '@callboard/contract/casting/project-fields';

export type PhotoUrl = (key: string) => Promise<string>;

/** A recruiter as those read who work with them. */
export interface TeamPersonRow {
  readonly user_id: number;
  readonly public_id: string;
  readonly name: string;
  readonly company: string;
  readonly image_key: string | null;
}

export const toTeamPerson = async (row: TeamPersonRow, photoUrl: PhotoUrl): Promise<TeamPerson> => ({
  user_id: row.user_id,
  userUniqueId: row.public_id,
  name: row.name,
  company: row.company,
  image: row.image_key === null ? null : await photoUrl(row.image_key),
});
