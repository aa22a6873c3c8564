import * as contract from '@callboard/contract/accounts/admin-users';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/http/actor.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { AdminUsers } from './admin-users.service.ts';

const adminOf = (actor: Actor): number => {
  if (actor.kind !== 'admin') throw new ProblemError('WRONG_KIND_OF_USER');
  return actor.adminId;
};

/** Creating and closing other accounts needs a confirmation, so it comes with the console. */
const notYet = async (): Promise<never> => {
  throw new ProblemError('WRONG_KIND_OF_USER', { detail: 'Use the admin console for this.' });
};

export function adminUserRoutes(app: FastifyInstance, users: AdminUsers): void {
  bind(app, contract.listUsers, ({ query }) => users.list(query));
  bind(app, contract.getUserAsAdmin, ({ params }) => users.read(params.id));
  bind(app, contract.changeUserAsAdmin, ({ actor, params, body }) =>
    users.change(adminOf(actor), params.id, body),
  );
  bind(app, contract.createUserAsAdmin, notYet);
  bind(app, contract.closeUserAsAdmin, notYet);
}
