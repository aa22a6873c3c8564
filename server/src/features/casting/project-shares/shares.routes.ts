import {
  answerShare,
  getSharedProject,
  listShares,
  openSharedProject,
  shareProject,
} from '@callboard/contract/casting/project-shares';
import type { FastifyInstance } from 'fastify';
import { bind, view } from '../../../platform/http/bind.ts';
import type { Answering } from './answer-share.service.ts';
import type { ShareReading } from './read-shares.service.ts';
import type { Sharing } from './share-project.service.ts';

interface ShareServices {
  readonly sharing: Sharing;
  readonly answering: Answering;
  readonly reading: ShareReading;
}

export function shareRoutes(app: FastifyInstance, { sharing, answering, reading }: ShareServices): void {
  bind(app, shareProject, async ({ actor, body }) => sharing.share(actor, body));
  bind(app, answerShare, async ({ actor, params, body }) => answering.answer(actor, params.id, body));
  bind(app, listShares, async ({ actor, query }) =>
    actor.kind === 'talent'
      ? view('talent', await reading.forTalent(actor, query))
      : view('team', await reading.forTeam(actor, query)),
  );
  bind(app, getSharedProject, async ({ actor, query }) =>
    actor.kind === 'talent'
      ? view('talent', await reading.detailsForTalent(actor, query))
      : view('team', await reading.detailsForTeam(actor, query)),
  );
  bind(app, openSharedProject, async ({ actor, body }) => reading.open(actor, body.project_id));
}
