import { getContentPage } from '@callboard/contract/site/content';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { callerHas } from '../../../platform/http/cacheable.ts';
import type { ContentService } from './content.service.ts';

const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';

export function contentRoutes(app: FastifyInstance, service: ContentService): void {
  bind(app, getContentPage, async ({ params, request, reply }) => {
    const { data, etag } = await service.find(params.id);
    if (callerHas({ request, reply }, etag, cacheControl)) return reply.code(304).send();
    return data;
  });
}
