import { z } from 'zod';
import { access } from '../access.ts';
import { Email } from '../accounts/credentials.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant, ListOf } from '../scalars.ts';
import { TeamPerson } from './project-fields.ts';
import { activityPerPage, projectRoles } from './project-values.ts';

const tag = 'projects';
const base = '/v1/recruiter-project/{id}';
const params = z.strictObject({ id: IdInPath });

const InvitableRole = z.enum(['associate', 'viewer']);
/** How many of the owner's credits an associate may spend. */
const UnlockLimit = z.int().min(0).max(10_000);

export const ProjectPerson = TeamPerson.extend({
  role: z.enum(projectRoles),
  joined_at: Instant,
  unlock_limit: z.int().nullable(),
  unlocks_used: z.int(),
}).meta({ id: 'ProjectPerson' });
export type ProjectPerson = z.infer<typeof ProjectPerson>;

export const ProjectInvitation = z
  .object({
    id: z.int(),
    role: InvitableRole,
    unlock_limit: z.int(),
    /** Null for a link. */
    email: z.string().nullable(),
    created_at: Instant,
    expires_at: Instant,
  })
  .meta({ id: 'ProjectInvitation' });
export type ProjectInvitation = z.infer<typeof ProjectInvitation>;

export const listProjectPeople = endpoint({
  method: 'GET',
  path: `${base}/people`,
  tag,
  summary: 'Who works on the project. Open invitations only for the owner',
  access: access.recruiter({ owned: true }),
  params,
  response: z.object({ people: z.array(ProjectPerson), invitations: z.array(ProjectInvitation) }),
});

export const inviteToProject = endpoint({
  method: 'POST',
  path: `${base}/people`,
  tag,
  summary: 'Invite a colleague by email, or make a link for one. The link is answered once',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    role: InvitableRole,
    email: Email.optional(),
    unlock_limit: UnlockLimit.optional(),
  }),
  status: 201,
  response: ProjectInvitation.extend({
    /** Where the invitation leads. Null when it went by email. */
    url: z.string().nullable(),
  }),
});

export const withdrawProjectInvitation = endpoint({
  method: 'DELETE',
  path: `${base}/people/invitations/{invitationId}`,
  tag,
  summary: 'Withdraw an invitation. Its link stops working',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params: params.extend({ invitationId: IdInPath }),
  status: 204,
  response: z.undefined(),
});

export const changeProjectPerson = endpoint({
  method: 'PATCH',
  path: `${base}/people/{personId}`,
  tag,
  summary: "Change a colleague's role or how many credits they may spend",
  access: access.recruiter({ owned: true, notFrozen: true }),
  params: params.extend({ personId: IdInPath }),
  body: z.strictObject({ role: InvitableRole.optional(), unlock_limit: UnlockLimit.optional() }),
  response: ProjectPerson,
});

export const removeProjectPerson = endpoint({
  method: 'DELETE',
  path: `${base}/people/{personId}`,
  tag,
  summary: 'Remove a colleague, or leave a project of someone else',
  access: access.recruiter({ owned: true, whileFrozen: 'secures-account' }),
  params: params.extend({ personId: IdInPath }),
  status: 204,
  response: z.undefined(),
});

const Token = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const invitation = '/v1/recruiter-project/invitations/{token}';

export const readProjectInvitation = endpoint({
  method: 'GET',
  path: invitation,
  tag,
  summary: 'What an invitation to a project is about. LINK_EXPIRED or LINK_USED when it no longer works',
  access: access.recruiter(),
  params: z.strictObject({ token: Token }),
  response: z
    .object({
      project_id: z.int(),
      title: z.string(),
      project_type: z.string(),
      owner: TeamPerson,
      role: InvitableRole,
      expires_at: Instant,
      /** The reader works on it already. */
      is_member: z.boolean(),
    })
    .meta({ id: 'InvitationToProject' }),
});

export const acceptProjectInvitation = endpoint({
  method: 'POST',
  path: invitation,
  tag,
  summary: 'Join the project. An invitation works once, and by email only for that address',
  access: access.recruiter({ notFrozen: true }),
  params: z.strictObject({ token: Token }),
  response: z.object({ project_id: z.int(), role: InvitableRole }),
});

export const ActivityEntry = z
  .object({
    id: z.int(),
    /** Such as project_opened or character_added. The interface has a sentence for each. */
    kind: z.string(),
    actor: TeamPerson.nullable(),
    character: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** What the sentence names: titles as they were then, and counts. */
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    happened_at: Instant,
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const listProjectActivity = endpoint({
  method: 'GET',
  path: `${base}/activity`,
  tag,
  summary: 'Who did what, newest first',
  access: access.recruiter({ owned: true }),
  params,
  query: z.strictObject({
    /** The oldest entry one has. */
    before: z.coerce.number().pipe(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(activityPerPage),
  }),
  response: z.object({ results: z.array(ActivityEntry), has_more: z.boolean() }),
});

/** Talents of a character: who applied and whom the project was shared with. */
const Candidate = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    current_residence: z.string().nullable(),
    screen_min_age: z.int().nullable(),
    screen_max_age: z.int().nullable(),
    character: z.object({ id: z.int(), name: z.string() }),
    source: z.enum(['applied', 'shared']),
    status: z.string(),
    isDecline: z.boolean(),
    isRecruiterUnlocked: z.boolean(),
    /** The reader may begin a conversation with them. */
    can_message: z.boolean(),
    at: Instant,
    words: z.string().nullable(),
    /** Why they declined, where they said. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ProjectCandidate' });
export type ProjectCandidate = z.infer<typeof Candidate>;

const owner = z.coerce.number().pipe(Id);

export const listCandidates = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project/selectprojectsbyid',
  tag,
  summary: 'Talents invited or applied for a character, declined or not',
  access: access.recruiter({ owned: true }),
  query: z.strictObject({
    page: z.coerce.number().pipe(z.int().min(1).max(1_000_000)).default(1),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(10),
    recruiter_id: owner,
    project_id: owner,
    character_id: owner.optional(),
    isDecline: z.enum(['true', 'false']).optional(),
    sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
  }),
  response: ListOf(Candidate),
});

export const countCandidates = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project/applicant-decline-count/{recruiter}/{project}/{character}',
  tag,
  summary: 'How many applied for a character, and how many declined. Character 0 means all of them',
  access: access.recruiter({ owned: true }),
  params: z.strictObject({
    recruiter: IdInPath,
    project: IdInPath,
    character: z.coerce.number().pipe(z.int().min(0).max(2_147_483_647)),
  }),
  response: z.object({ applicants: z.int(), declined: z.int() }),
});
