import { changeTalentIcon } from '@callboard/contract/media';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import { ownIdOf } from '../../platform/http/member.ts';
import type { ProfileIcons } from './profile-icon.service.ts';

export function profileIconRoutes(app: FastifyInstance, icons: ProfileIcons): void {
  bind(app, changeTalentIcon, async ({ actor, params, body }) =>
    icons.change(ownIdOf(actor, params.id), body),
  );
}
