import { changeConsent, getConsents } from '@callboard/contract/accounts/consents';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Consents } from './consents.service.ts';

export function consentRoutes(app: FastifyInstance, consents: Consents): void {
  bind(app, getConsents, async ({ params, actor }) => consents.read(ownAccount(actor, params.id).accountId));

  bind(app, changeConsent, async ({ params, body, actor }) =>
    consents.change(ownAccount(actor, params.id), body),
  );
}
