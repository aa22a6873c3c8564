import * as calls from '@callboard/contract/casting/shortlists';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ShortlistAdding } from './adding.service.ts';
import type { ShortlistChanging } from './changing.service.ts';
import type { ShortlistMoving } from './moving.service.ts';
import type { ShortlistReading } from './reading.service.ts';
import type { ShortlistRemoving } from './removing.service.ts';

interface Services {
  readonly adding: ShortlistAdding;
  readonly removing: ShortlistRemoving;
  readonly changing: ShortlistChanging;
  readonly moving: ShortlistMoving;
  readonly reading: ShortlistReading;
}

export function shortlistRoutes(app: FastifyInstance, services: Services): void {
  const { adding, removing, changing, moving, reading } = services;
  bind(app, calls.addToShortlist, async ({ actor, body }) => adding.add(actor, body));
  bind(app, calls.removeFromShortlists, async ({ actor, body }) => removing.clear(actor, body));
  bind(app, calls.removeShortlistEntry, async ({ actor, params }) => removing.remove(actor, [params.id]));
  bind(app, calls.removeShortlistEntries, async ({ actor, body }) => removing.remove(actor, body.id));
  bind(app, calls.restoreShortlistEntries, async ({ actor, body }) => removing.restore(actor, body.id));
  bind(app, calls.moveShortlistEntries, async ({ actor, body }) => moving.move(actor, body));
  bind(app, calls.changeShortlistEntry, async ({ actor, params, body }) =>
    changing.change(actor, params.id, body),
  );
  bind(app, calls.sortShortlist, async ({ actor, body }) => changing.sort(actor, body));

  bind(app, calls.listShortlist, async ({ actor, query }) => reading.list(actor, query));
  bind(app, calls.listShortlistCards, async ({ actor, query }) => reading.cards(actor, query));
  bind(app, calls.listAllShortlists, async ({ actor }) => reading.all(actor));
}
