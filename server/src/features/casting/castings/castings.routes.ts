import { listCastings } from '@callboard/contract/casting/castings';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { callerHas, etagOf } from '../../../platform/http/cacheable.ts';
import type { Castings } from './castings.service.ts';

export function castingsRoutes(app: FastifyInstance, castings: Castings): void {
  bind(app, listCastings, async ({ query, request, reply }) => {
    const data = await castings.list(query);
    if (callerHas({ request, reply }, etagOf(data), 'public, no-cache')) return reply.code(304).send();
    return data;
  });
}
