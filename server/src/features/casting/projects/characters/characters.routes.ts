import * as calls from '@callboard/contract/casting/characters';
import { addToShortlist, removeFromShortlists } from '@callboard/contract/casting/shortlists';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../../platform/http/bind.ts';
import type { Shortlists } from '../shortlists/shortlists.service.ts';
import type { CharacterAdding } from './add-characters.service.ts';
import type { CharacterChanging } from './change-character.service.ts';
import type { CharacterReading } from './read-characters.service.ts';

interface Services {
  readonly reading: CharacterReading;
  readonly adding: CharacterAdding;
  readonly changing: CharacterChanging;
  readonly shortlists: Shortlists;
}

export function characterRoutes(
  app: FastifyInstance,
  { reading, adding, changing, shortlists }: Services,
): void {
  bind(app, calls.listOwnCharacters, async ({ actor }) => reading.library(actor));
  bind(app, calls.getCharacter, async ({ actor, params }) => reading.find(actor, params.id));
  bind(app, calls.listProjectCharacters, async ({ actor, query }) => reading.choices(actor, query.projectId));
  bind(app, calls.listCharactersWithCounts, async ({ actor, params }) =>
    reading.withCounts(actor, params.id),
  );
  bind(app, calls.getCharacterAsGuest, async ({ params }) => reading.asGuest(params.id));

  bind(app, calls.createCharacters, async ({ actor, body }) => adding.add(actor, body));
  bind(app, calls.updateCharacter, async ({ actor, params, body }) =>
    changing.change(actor, params.id, body),
  );
  bind(app, calls.deleteCharacter, async ({ actor, params }) => changing.remove(actor, params.id));
  bind(app, calls.sortCharacters, async ({ actor, body }) => changing.sort(actor, body));

  bind(app, addToShortlist, async ({ actor, body }) => shortlists.add(actor, body));
  bind(app, removeFromShortlists, async ({ actor, body }) => shortlists.remove(actor, body));
}
