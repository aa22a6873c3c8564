import {
  getRecruiterVerification,
  requestVerification,
} from '@callboard/contract/people/recruiter-verification';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { RecruiterVerifications } from './verification.service.ts';

export function recruiterVerificationRoutes(
  app: FastifyInstance,
  verification: RecruiterVerifications,
): void {
  bind(app, getRecruiterVerification, ({ actor, params }) =>
    verification.read(ownAccount(actor, params.id).accountId),
  );
  bind(app, requestVerification, ({ actor, params, body }) =>
    verification.request(ownAccount(actor, params.id).accountId, body),
  );
}
