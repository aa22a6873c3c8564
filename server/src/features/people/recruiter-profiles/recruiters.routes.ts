import * as contract from '@callboard/contract/people/recruiter-profiles';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { AccountClosing } from '../../accounts/account-closing/index.ts';
import type { RecruiterDirectory } from './directory.service.ts';
import type { Recruiters } from './recruiters.service.ts';

interface RecruiterServices {
  readonly recruiters: Recruiters;
  readonly directory: RecruiterDirectory;
  readonly closing: AccountClosing;
}

export function recruiterRoutes(
  app: FastifyInstance,
  { recruiters, directory, closing }: RecruiterServices,
): void {
  bind(app, contract.getRecruiterByUniqueId, async ({ actor, params }) => recruiters.find(params.id, actor));
  bind(app, contract.changeRecruiter, async ({ actor, params, body }) =>
    recruiters.change(actor.kind === 'admin' ? params.id : ownAccount(actor, params.id).accountId, body),
  );
  bind(app, contract.listPublicRecruiters, ({ query }) => directory.list(query));
  bind(app, contract.listRecruitersAsAdmin, ({ query }) => directory.listAsAdmin(query));
  bind(app, contract.closeRecruiter, async ({ actor, params, body }) => {
    await closing.close(ownAccount(actor, params.id), body);
  });
}
