import { getRecruiterDesk } from '@callboard/contract/casting/desk';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Desk } from './desk.service.ts';

export function deskRoutes(app: FastifyInstance, desk: Desk): void {
  bind(app, getRecruiterDesk, async ({ params, actor }) => desk.read(ownAccount(actor, params.id).accountId));
}
