import type { ProjectInvitation, ProjectPerson } from '@callboard/contract/casting/project-people';
import { type PhotoUrl, toTeamPerson } from '../project-access/index.ts';
import type { InvitationRow } from './invitations.queries.ts';
import type { ProjectPersonRow } from './people.queries.ts';

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
