import * as contract from '@callboard/contract/talent-views';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { TalentViews } from './talent-views.service.ts';

export function talentViewRoutes(app: FastifyInstance, views: TalentViews): void {
  bind(app, contract.getTalent, async ({ params, actor }) => views.withContact(params.id, actor));
  bind(app, contract.getTalentWithoutContact, async ({ params, actor }) =>
    views.withoutContact(params.id, actor),
  );
  bind(app, contract.getTalentAsGuest, async ({ params, actor }) => views.asGuest(params.id, actor));
  bind(app, contract.getGalleryAndPastWork, async ({ params, actor }) => views.quickView(params.id, actor));
}
