import {
  answerClientLink,
  openClientLink,
  readSharedProject,
  readSharedShortlist,
} from '@callboard/contract/casting/client-page';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { keepUnlisted } from '../../../platform/http/unlisted.ts';
import type { ClientAnswers } from './answers.service.ts';
import type { ClientPages } from './page.service.ts';
import type { Visitors } from './visitors.service.ts';

interface ClientPageServices {
  readonly pages: ClientPages;
  readonly visitors: Visitors;
  readonly answers: ClientAnswers;
}

/** For who has the link. Nothing of it is kept by caches or found by search engines. */
export function clientPageRoutes(
  app: FastifyInstance,
  { pages, visitors, answers }: ClientPageServices,
): void {
  bind(app, readSharedShortlist, async ({ query, request, reply }) => {
    keepUnlisted(reply);
    const { user_uniqueid: shareId, visitor } = query;
    return pages.read('character', { shareId, visitor, ip: request.clientAddress });
  });
  bind(app, readSharedProject, async ({ query, request, reply }) => {
    keepUnlisted(reply);
    const { project_uniqueid: shareId, visitor } = query;
    return pages.read('project', { shareId, visitor, ip: request.clientAddress });
  });
  bind(app, openClientLink, async ({ params, body, request, reply }) => {
    keepUnlisted(reply);
    return visitors.open(params.shareId, body, request.clientAddress);
  });
  bind(app, answerClientLink, async ({ params, body, request, reply }) => {
    keepUnlisted(reply);
    return answers.answer(params.shareId, body, request.clientAddress);
  });
}
