import * as contract from '@callboard/contract/site/content';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ClientLog } from './client-log.ts';
import type { ContactService } from './contact.service.ts';

const writerOf = ({ actor, ip }: FastifyRequest) => ({
  accountId: 'accountId' in actor ? actor.accountId : null,
  ip,
});

export function contactRoutes(app: FastifyInstance, service: ContactService, clientLog: ClientLog): void {
  bind(app, contract.sendContactRequest, async ({ body, request }) =>
    service.receive({ kind: 'contact', ...body }, writerOf(request)),
  );
  bind(app, contract.sendCompanyContactRequest, async ({ body, request }) =>
    service.receive({ kind: 'company', ...body }, writerOf(request)),
  );
  bind(app, contract.sendSupportRequest, async ({ body, request }) =>
    service.receive({ kind: 'support', ...body }, writerOf(request)),
  );
  bind(app, contract.sendRecruiterLead, async ({ body, request }) =>
    service.receive({ kind: 'lead', ...body }, writerOf(request)),
  );
  bind(app, contract.listContactRequests, async ({ query }) => service.list(query));
  bind(app, contract.writeClientLog, async ({ body, request }) =>
    clientLog.write(body, request.clientAddress),
  );
}
