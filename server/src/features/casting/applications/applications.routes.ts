import {
  applyForJob,
  getApplication,
  listApplications,
  moveApplication,
  moveApplications,
} from '@callboard/contract/casting/applications';
import type { FastifyInstance } from 'fastify';
import { bind, view } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { type ApplyOptions, createApplying } from './apply.service.ts';
import { createChanging } from './change-application.service.ts';
import { createMoving } from './move.service.ts';
import { createOwnReading, type ReadOptions } from './read-own.service.ts';
import { createTeamReading } from './read-team.service.ts';
import { createSentMedia, type SentMediaOptions } from './sent-media.service.ts';

export type ApplicationNeeds = ApplyOptions & ReadOptions & SentMediaOptions;

export function applicationRoutes(app: FastifyInstance, needs: ApplicationNeeds): void {
  const own = createOwnReading(needs);
  const team = createTeamReading(needs);
  const sentMedia = createSentMedia(needs);
  const applying = createApplying({ ...needs, sentMedia, reading: own });
  const changing = createChanging({ ...needs, sentMedia, reading: own });
  const moving = createMoving({ ...needs, reading: team });

  bind(app, applyForJob, async ({ actor, body }) => applying.apply(actor, body));
  bind(app, moveApplications, async ({ actor, body }) => moving.several(actor, body));
  bind(app, moveApplication, async ({ actor, params, body }) =>
    actor.kind === 'talent'
      ? view('talent', await changing.change(actor, params.id, body))
      : view('team', await moving.one(actor, params.id, body)),
  );
  bind(app, listApplications, async ({ actor, query }) =>
    actor.kind === 'talent'
      ? view('talent', await own.list(actor, query))
      : view('team', await team.list(actor, query)),
  );
  bind(app, getApplication, async ({ actor, params }) =>
    actor.kind === 'talent'
      ? view('talent', await own.detail(memberOf(actor).accountId, params.id))
      : view('team', await team.detail(actor, params.id)),
  );
}
