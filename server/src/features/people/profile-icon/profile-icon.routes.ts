import { changeTalentIcon } from '@callboard/contract/people/media';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { ProfileIcons } from './profile-icon.service.ts';

export function profileIconRoutes(app: FastifyInstance, icons: ProfileIcons): void {
  bind(app, changeTalentIcon, async ({ actor, params, body }) =>
    icons.change(ownAccount(actor, params.id).accountId, body),
  );
}
