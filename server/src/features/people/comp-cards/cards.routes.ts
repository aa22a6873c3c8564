import { makeCompCard } from '@callboard/contract/people/comp-cards';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bind } from '../../../platform/http/bind.ts';
import { callerHas } from '../../../platform/http/cacheable.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Cards } from './create-cards.ts';

const NamedPicture = z.object({
  file: z
    .string()
    .regex(/\.jpg$/)
    .transform((file) => file.slice(0, -'.jpg'.length))
    .pipe(z.uuid()),
});

export function cardRoutes(app: FastifyInstance, { share, comp }: Pick<Cards, 'share' | 'comp'>): void {
  bind(app, makeCompCard, async ({ actor, params, body }) =>
    comp.make(ownAccount(actor, params.id), body.look),
  );

  // The preview picture of a shared link. It is not part of the API and the same for everyone.
  app.get('/cards/talent/:file', async (request, reply) => {
    const named = NamedPicture.safeParse(request.params);
    if (!named.success) throw new ProblemError('NOT_FOUND');
    const { etag, draw } = await share.find(named.data.file, request.clientAddress);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (callerHas({ request, reply }, etag, 'public, max-age=3600')) return reply.code(304).send();
    return reply.type('image/jpeg').send(await draw());
  });
}
