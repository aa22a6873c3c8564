import {
  changeClientLink,
  createClientLink,
  getClientAnswers,
  listClientLinks,
  markClientAnswersSeen,
  planClientLink,
  previewClientLink,
  revokeClientLink,
} from '@callboard/contract/casting/client-links';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ClientLinks } from './links.service.ts';

export function clientLinkRoutes(app: FastifyInstance, links: ClientLinks): void {
  bind(app, createClientLink, async ({ actor, body }) => links.create(actor, body));
  bind(app, planClientLink, async ({ actor, body }) => links.plan(actor, body));
  bind(app, listClientLinks, async ({ actor, query }) => links.list(actor, query.project_id));
  bind(app, changeClientLink, async ({ actor, params, body }) => links.change(actor, params.id, body));
  bind(app, revokeClientLink, async ({ actor, params }) => links.revoke(actor, params.id));
  bind(app, previewClientLink, async ({ actor, params }) => links.preview(actor, params.id));
  bind(app, getClientAnswers, async ({ actor, params }) => links.answers(actor, params.id));
  bind(app, markClientAnswersSeen, async ({ actor, body }) => links.markSeen(actor, body));
}
