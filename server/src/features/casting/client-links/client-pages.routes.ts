import {
  answerClientLink,
  openClientLink,
  readSharedProject,
  readSharedShortlist,
} from '@callboard/contract/casting/client-page';
import { ShareId } from '@callboard/contract/casting/share-ids';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bind } from '../../../platform/http/bind.ts';
import { callerHas } from '../../../platform/http/cacheable.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { keepUnlisted } from '../../../platform/http/unlisted.ts';
import type { ClientAnswers } from './answers.service.ts';
import type { LinkCards } from './link-card.ts';
import type { ClientPages } from './page.service.ts';
import type { Visitors } from './visitors.service.ts';

interface ClientPageServices {
  readonly pages: ClientPages;
  readonly visitors: Visitors;
  readonly answers: ClientAnswers;
  readonly cards: LinkCards;
}

const NamedPicture = z.object({
  file: z
    .string()
    .regex(/\.jpg$/)
    .transform((file) => file.slice(0, -'.jpg'.length))
    .pipe(ShareId),
});

/** For who has the link. Nothing of it is kept by caches or found by search engines. */
export function clientPageRoutes(
  app: FastifyInstance,
  { pages, visitors, answers, cards }: ClientPageServices,
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

  // The preview picture of a shared link. It is not part of the API.
  app.get('/cards/shortlist/:file', async (request, reply) => {
    const named = NamedPicture.safeParse(request.params);
    if (!named.success) throw new ProblemError('NOT_FOUND');
    const { etag, draw } = await cards.find(named.data.file, request.clientAddress);
    reply.header('cross-origin-resource-policy', 'cross-origin').header('x-robots-tag', 'noindex');
    if (callerHas({ request, reply }, etag, 'private, max-age=600')) return reply.code(304).send();
    return reply.type('image/jpeg').send(await draw());
  });
}
