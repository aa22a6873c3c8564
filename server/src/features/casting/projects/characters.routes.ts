import * as contract from '@callboard/contract/casting/characters';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Characters } from './characters.service.ts';
import type { Shortlists } from './shortlists.service.ts';

export function characterRoutes(app: FastifyInstance, characters: Characters, shortlists: Shortlists): void {
  bind(app, contract.listOwnCharacters, async ({ actor }) => characters.library(memberOf(actor).accountId));
  bind(app, contract.addToShortlist, async ({ actor, body }) => shortlists.add(actor, body));
  bind(app, contract.removeFromShortlists, async ({ actor, body }) => shortlists.remove(actor, body));
}
