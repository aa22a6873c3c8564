import { getLanding } from '@callboard/contract/site/landing';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { callerHas } from '../../../platform/http/cacheable.ts';
import type { LandingService } from './landing.service.ts';

export function landingRoutes(app: FastifyInstance, service: LandingService): void {
  bind(app, getLanding, async ({ request, reply }) => {
    const { data, etag } = await service.read();
    if (callerHas({ request, reply }, etag, 'public, no-cache')) return reply.code(304).send();
    return data;
  });
}
