import { linkInstagram } from '@callboard/contract/accounts/sign-up';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Instagram } from './instagram.service.ts';

export function instagramRoutes(app: FastifyInstance, instagram: Instagram): void {
  bind(app, linkInstagram, async ({ actor, body }) => instagram.link(memberOf(actor).accountId, body.code));
}
