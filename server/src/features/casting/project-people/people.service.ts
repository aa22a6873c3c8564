import type { changeProjectPerson } from '@callboard/contract/casting/project-people';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { hasRight, type PhotoUrl, recordActivity, requireProject } from '../project-access/index.ts';
import { listOpenInvitations } from './invitations.queries.ts';
import { toInvitation, toProjectPerson } from './people.mapper.ts';
import * as queries from './people.queries.ts';

interface PeopleOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

type Change = Parsed<typeof changeProjectPerson>['body'];

/** Only associates spend credits. */
const changed = (
  before: queries.MemberRow,
  { role = before.role, unlock_limit }: Change,
): queries.MemberRow => ({
  role,
  unlock_limit: role === 'associate' ? (unlock_limit ?? before.unlock_limit) : 0,
});

const isSame = (one: queries.MemberRow, other: queries.MemberRow) =>
  one.role === other.role && one.unlock_limit === other.unlock_limit;

export function createPeople({ db, photoUrl }: PeopleOptions) {
  const readPerson = async (trx: Database, projectId: number, personId: number) => {
    const [row] = await queries.listPeople(trx, projectId, personId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return toProjectPerson(row, photoUrl);
  };

  const remove = async (trx: Database, projectId: number, personId: number, actorId: number) => {
    await queries.lockProject(trx, projectId);
    if (!(await queries.deleteMember(trx, projectId, personId))) throw new ProblemError('NOT_FOUND');
    const values = { name: await queries.findName(trx, personId) };
    const kind = personId === actorId ? 'person_left' : 'person_removed';
    await recordActivity(trx, { projectId, actorId, kind, personId, values });
  };

  return {
    async list(actor: Actor, projectId: number) {
      const { role } = await requireProject(db, actor, projectId, 'read');
      const rows = await queries.listPeople(db, projectId);
      const invitations = hasRight(role, 'people') ? await listOpenInvitations(db, projectId) : [];
      return {
        people: await Promise.all(rows.map((row) => toProjectPerson(row, photoUrl))),
        invitations: invitations.map(toInvitation),
      };
    },

    /** What is the same already is not written down. */
    change: (actor: Actor, projectId: number, personId: number, change: Change) =>
      db.transaction().execute(async (trx) => {
        const { accountId } = await requireProject(trx, actor, projectId, 'people');
        await queries.lockProject(trx, projectId);
        const before = await queries.findMember(trx, projectId, personId);
        if (!before) throw new ProblemError(personId === accountId ? 'CONFLICT' : 'NOT_FOUND');
        const after = changed(before, change);
        if (!isSame(before, after)) await queries.changeMember(trx, projectId, personId, after);
        const person = await readPerson(trx, projectId, personId);
        if (before.role !== after.role) {
          const values = { name: person.name, role: after.role };
          await recordActivity(trx, {
            projectId,
            actorId: accountId,
            kind: 'person_role_changed',
            personId,
            values,
          });
        }
        return person;
      }),

    /** The owner removes anyone; others only leave, also while frozen. */
    remove: (actor: Actor, projectId: number, personId: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { accountId, frozen } = memberOf(actor);
        const { role } = await requireProject(trx, actor, projectId, 'read');
        if (personId === accountId && role === 'owner') {
          throw new ProblemError('CONFLICT', { detail: 'A project can’t be without its owner' });
        }
        if (personId !== accountId) {
          if (!hasRight(role, 'people')) throw new ProblemError('PROJECT_RIGHT_MISSING');
          if (frozen) throw new ProblemError('PROFILE_FROZEN');
        }
        await remove(trx, projectId, personId, accountId);
      }),
  };
}
export type People = ReturnType<typeof createPeople>;
