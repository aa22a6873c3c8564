import * as contract from '@callboard/contract/people/availability';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Availability } from './availability.service.ts';

export function availabilityRoutes(app: FastifyInstance, availability: Availability): void {
  bind(app, contract.getUnavailableDates, async ({ params, query, actor }) =>
    availability.list(ownAccount(actor, params.id).accountId, query),
  );

  bind(app, contract.markUnavailable, async ({ body, actor }) =>
    availability.mark(memberOf(actor).accountId, body),
  );

  bind(app, contract.changeUnavailable, async ({ params, body, actor }) =>
    availability.move(memberOf(actor).accountId, params.id, body),
  );

  bind(app, contract.removeUnavailable, async ({ params, query, actor }) =>
    availability.remove(memberOf(actor).accountId, params.id, query.whole_series === 'true'),
  );
}
