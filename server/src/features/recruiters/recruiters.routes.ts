import { changeRecruiter, getRecruiterByUniqueId } from '@callboard/contract/recruiter';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import { ownAccount } from '../../platform/http/own-account.ts';
import type { Recruiters } from './recruiters.service.ts';

export function recruiterRoutes(app: FastifyInstance, recruiters: Recruiters): void {
  bind(app, getRecruiterByUniqueId, async ({ actor, params }) => recruiters.find(params.id, actor));
  bind(app, changeRecruiter, async ({ actor, params, body }) =>
    recruiters.change(actor.kind === 'admin' ? params.id : ownAccount(actor, params.id).accountId, body),
  );
}
