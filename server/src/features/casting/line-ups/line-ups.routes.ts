import {
  changePairing,
  getLineUp,
  likePairing,
  removePairing,
  restorePairing,
  savePairing,
} from '@callboard/contract/casting/line-ups';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { LineUp } from './line-up.service.ts';
import type { Pairings } from './pairings.service.ts';

interface LineUpServices {
  readonly lineUp: LineUp;
  readonly pairings: Pairings;
}

export function lineUpRoutes(app: FastifyInstance, { lineUp, pairings }: LineUpServices): void {
  bind(app, getLineUp, async ({ actor, params, query }) =>
    lineUp.read(actor, params.id, query.talents ?? []),
  );
  bind(app, savePairing, async ({ actor, params, body }) => pairings.save(actor, params.id, body));
  bind(app, changePairing, async ({ actor, params, body }) => pairings.change(actor, params.id, body));
  bind(app, removePairing, async ({ actor, params }) => pairings.setRemoved(actor, params.id, true));
  bind(app, restorePairing, async ({ actor, params }) => pairings.restore(actor, params.id));
  bind(app, likePairing, async ({ actor, params, body }) => pairings.like(actor, params.id, body.liked));
}
