import * as contract from '@callboard/contract/people/talent-profiles/views';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { TalentViews } from './talent-profiles.service.ts';

export function talentViewRoutes(app: FastifyInstance, views: TalentViews): void {
  bind(app, contract.getTalent, async ({ params, actor, request: { clientAddress } }) =>
    views.withContact(params.id, { actor, ip: clientAddress }),
  );
  bind(app, contract.getTalentWithoutContact, async ({ params, actor, request: { clientAddress } }) =>
    views.withoutContact(params.id, { actor, ip: clientAddress }),
  );
  bind(app, contract.getTalentAsGuest, async ({ params, actor, request: { clientAddress } }) =>
    views.asGuest(params.id, { actor, ip: clientAddress }),
  );
  bind(app, contract.getGalleryAndPastWork, async ({ params, actor, request: { clientAddress } }) =>
    views.quickView(params.id, { actor, ip: clientAddress }),
  );
}
