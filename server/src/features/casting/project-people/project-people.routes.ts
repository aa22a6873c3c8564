import * as contract from '@callboard/contract/casting/project-people';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ListActivity } from './activity.service.ts';
import type { Invitations } from './invitations.service.ts';
import type { Joining } from './joining.service.ts';
import type { People } from './people.service.ts';

interface ProjectPeopleServices {
  readonly people: People;
  readonly invitations: Invitations;
  readonly joining: Joining;
  readonly listActivity: ListActivity;
}

export function projectPeopleRoutes(app: FastifyInstance, services: ProjectPeopleServices): void {
  const { people, invitations, joining, listActivity } = services;
  bind(app, contract.listProjectPeople, async ({ actor, params }) => people.list(actor, params.id));
  bind(app, contract.inviteToProject, async ({ actor, params, body }) =>
    invitations.invite(actor, params.id, body),
  );
  bind(app, contract.withdrawProjectInvitation, async ({ actor, params }) =>
    invitations.withdraw(actor, params.id, params.invitationId),
  );
  bind(app, contract.changeProjectPerson, async ({ actor, params, body }) =>
    people.change(actor, params.id, params.personId, body),
  );
  bind(app, contract.removeProjectPerson, async ({ actor, params }) =>
    people.remove(actor, params.id, params.personId),
  );
  bind(app, contract.readProjectInvitation, async ({ actor, params }) => joining.read(actor, params.token));
  bind(app, contract.acceptProjectInvitation, async ({ actor, params }) =>
    joining.accept(actor, params.token),
  );
  bind(app, contract.listProjectActivity, async ({ actor, params, query }) =>
    listActivity(actor, params.id, query),
  );
}
