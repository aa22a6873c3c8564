import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import { listAccountsOn } from '../project-access/index.ts';
import { createActivity } from './activity.service.ts';
import { invitationEmail, invitationNotifications } from './invitations.messages.ts';
import { createInvitations } from './invitations.service.ts';
import { createJoining } from './joining.service.ts';
import { createPeople } from './people.service.ts';
import { leaveProjects, listWorkOnProjects } from './personal-data.queries.ts';
import { projectPeopleRoutes } from './project-people.routes.ts';

const file = 'work-on-projects.json';

const personalData: PersonalData = {
  columns: {
    'project_member.account_id': { archive: file, erasing: 'deleted' },
    'project_invitation.invited_by': { archive: file, erasing: 'deleted' },
    'project_invitation.accepted_by': {
      archive: file,
      erasing: 'kept: it says that an invitation was used; its address goes',
    },
    'project_activity.actor_id': {
      archive: file,
      erasing: 'kept: the team knows what happened; the name goes',
    },
    'project_activity.person_id': {
      archive: 'left out: it is what somebody else did on their project',
      erasing: 'kept: the team knows what happened; the name goes',
    },
  },
  chapters: [
    {
      file,
      of: 'recruiter',
      about:
        'projects of others you work on, who works on yours, whom you invited, and what you did on projects',
      read: listWorkOnProjects,
    },
  ],
  empty: leaveProjects,
};

type Needs = Parameters<typeof createPeople>[0] &
  Parameters<typeof createInvitations>[0] &
  Parameters<typeof createJoining>[0];

const OfProject = z.object({ project: z.int() });

export const projectPeopleFeature = feature({
  routes: (app, needs: Needs) =>
    projectPeopleRoutes(app, {
      people: createPeople(needs),
      invitations: createInvitations(needs),
      joining: createJoining(needs),
      listActivity: createActivity(needs),
    }),
  live: ({ db }: { readonly db: Database }) => [
    liveKind({
      kind: 'project',
      fact: OfProject,
      deliver: ({ project }, { emitter, inOrder }) =>
        inOrder(
          'anyone',
          () => listAccountsOn(db, project),
          (accounts) => emitter.toAccounts(accounts, 'project', { project_id: project }),
        ),
    }),
    liveKind({
      kind: 'project-person',
      fact: OfProject.extend({ account: z.int() }),
      deliver: ({ project, account }, { emitter, inOrder }) =>
        inOrder(
          'anyone',
          () => listAccountsOn(db, project),
          (accounts) => {
            emitter.toAccounts(accounts, 'project', { project_id: project });
            if (!accounts.includes(account))
              emitter.toAccounts([account], 'project', { project_id: project, removed: true });
          },
        ),
    }),
  ],
  notifications: invitationNotifications,
  emails: [invitationEmail],
  personalData,
});
