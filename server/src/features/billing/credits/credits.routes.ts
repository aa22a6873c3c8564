import * as contract from '@callboard/contract/billing/credits';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Credits } from './credits.service.ts';

export function creditRoutes(app: FastifyInstance, credits: Credits): void {
  bind(app, contract.getUnlockBalance, async ({ actor, params }) =>
    credits.balance(actor.kind === 'admin' ? params.id : ownAccount(actor, params.id).accountId),
  );
  bind(app, contract.getCreditSummary, async ({ actor, query }) =>
    credits.summary(ownAccount(actor, query.recruiterId).accountId),
  );
  bind(app, contract.listCreditEntries, async ({ actor, query }) =>
    credits.history({ ...query, recruiterId: ownAccount(actor, query.recruiterId).accountId }),
  );
  bind(app, contract.exportCreditEntries, async ({ actor, query }) =>
    credits.export({ ...query, recruiterId: ownAccount(actor, query.recruiterId).accountId }),
  );
}
