import * as calls from '@callboard/contract/casting/characters';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../../platform/http/bind.ts';
import type { CharacterAdding } from './add-characters.service.ts';
import type { CharacterChanging } from './change-character.service.ts';
import type { CharacterReading } from './read-characters.service.ts';

interface Services {
  readonly reading: CharacterReading;
  readonly adding: CharacterAdding;
  readonly changing: CharacterChanging;
}

export function characterRoutes(app: FastifyInstance, { reading, adding, changing }: Services): void {
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
}
