import { getReferral, getReferrer } from '@callboard/contract/people/recruiter-profiles';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Referrals } from './referrals.service.ts';

export function referralRoutes(app: FastifyInstance, referrals: Referrals): void {
  bind(app, getReferral, ({ actor, params }) => referrals.read(ownAccount(actor, params.id).accountId));
  bind(app, getReferrer, ({ params }) => referrals.readReferrer(params.code));
}
