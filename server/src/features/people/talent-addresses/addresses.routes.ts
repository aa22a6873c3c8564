import { changeTalentAddress, getTalentAddress } from '@callboard/contract/people/talent-addresses';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { TalentAddresses } from './addresses.service.ts';

export function addressRoutes(app: FastifyInstance, addresses: TalentAddresses): void {
  bind(app, getTalentAddress, async ({ params, actor }) =>
    addresses.read(ownAccount(actor, params.id).accountId),
  );
  bind(app, changeTalentAddress, async ({ params, actor, body }) =>
    addresses.change(ownAccount(actor, params.id).accountId, body.address),
  );
}
