import type { TeamPerson } from '@callboard/contract/casting/project-fields';
import type { ProjectInvitation, ProjectPerson } from '@callboard/contract/casting/project-people';
import type { InvitationRow } from './invitations.queries.ts';
import type { ProjectPersonRow, TeamPersonRow } from './people.queries.ts';

export type PhotoUrl = (key: string) => Promise<string>;

export const toTeamPerson = async (row: TeamPersonRow, photoUrl: PhotoUrl): Promise<TeamPerson> => ({
  user_id: row.user_id,
  userUniqueId: row.public_id,
  name: row.name,
  company: row.company,
  image: row.image_key === null ? null : await photoUrl(row.image_key),
});

export const toProjectPerson = async (row: ProjectPersonRow, photoUrl: PhotoUrl): Promise<ProjectPerson> => ({
  ...(await toTeamPerson(row, photoUrl)),
  role: row.role,
  joined_at: row.joined_at.toISOString(),
  unlock_limit: row.unlock_limit,
  unlocks_used: row.unlocks_used,
});

export const toInvitation = (row: InvitationRow): ProjectInvitation => ({
  id: row.id,
  role: row.role,
  unlock_limit: row.unlock_limit,
  email: row.email,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
