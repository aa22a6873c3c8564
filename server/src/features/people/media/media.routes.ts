import { signPhotoUploads } from '@callboard/contract/people/media';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Media } from './create-media.ts';
import { resumableRoutes } from './resumable/resumable.routes.ts';

export function mediaRoutes(app: FastifyInstance, media: Media): void {
  bind(app, signPhotoUploads, async ({ actor, body }) => ({
    files: await media.uploads.sign(memberOf(actor).accountId, body.files),
  }));
  resumableRoutes(app, media);
}
