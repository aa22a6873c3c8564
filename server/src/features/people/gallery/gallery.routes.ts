import { getGallery, saveGallery } from '@callboard/contract/people/gallery';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Gallery } from './gallery.service.ts';

export function galleryRoutes(app: FastifyInstance, gallery: Gallery): void {
  bind(app, saveGallery, async ({ actor, body }) => gallery.save(memberOf(actor), body));
  bind(app, getGallery, async ({ actor, params, request: { clientAddress } }) =>
    gallery.read(params.id, { actor, ip: clientAddress }),
  );
}
