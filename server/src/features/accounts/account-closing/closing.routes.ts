import { closeUser } from '@callboard/contract/accounts/user';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { AccountClosing } from './closing.service.ts';

export function accountClosingRoutes(app: FastifyInstance, closing: AccountClosing): void {
  bind(app, closeUser, ({ params, body, actor }) => closing.close(ownAccount(actor, params.id), body));
}
