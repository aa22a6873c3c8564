import * as contract from '@callboard/contract/casting/unlocking';
import { getConnection } from '@callboard/contract/search/talent-search';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Connection } from './connection.service.ts';
import type { TalentEmails } from './email-talent.service.ts';
import type { Unlocking } from './unlock.service.ts';
import type { UnlockedList } from './unlocked-list.service.ts';

interface UnlockingServices {
  readonly unlocking: Unlocking;
  readonly list: UnlockedList;
  readonly talentEmails: TalentEmails;
  readonly connection: Connection;
}

export function unlockingRoutes(app: FastifyInstance, services: UnlockingServices): void {
  const { unlocking, list, talentEmails, connection } = services;
  bind(app, getConnection, async ({ actor, query }) => connection(actor, query.recruiterId, query.talentId));
  bind(app, contract.unlockTalent, async ({ actor, body }) => unlocking.unlock(actor, body));
  bind(app, contract.listUnlocked, async ({ actor, query }) =>
    list.list(ownAccount(actor, query.recruiter_id).accountId, query),
  );
  bind(app, contract.exportUnlocked, async ({ actor, query }) =>
    list.export(ownAccount(actor, query.recruiter_id).accountId, query),
  );
  bind(app, contract.sendEmailToTalent, async ({ actor, body }) => talentEmails.send(actor, body));
}
