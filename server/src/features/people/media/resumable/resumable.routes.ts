import { access } from '@callboard/contract/access';
import { problems } from '@callboard/contract/errors';
import { galleryQuotas, resumableUploadsPath } from '@callboard/contract/people/gallery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusal } from '../../../../platform/http/authorise.ts';
import { memberOf } from '../../../../platform/http/member.ts';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import type { DiskSpace } from '../../../../platform/storage/disk-space.ts';
import { readAnnouncement } from './announcement.ts';
import type { Pieces } from './pieces.ts';
import type { Resumable } from './resumable.service.ts';
import { createTusServer, type Sender } from './tus-server.ts';

const Address = z.object({ name: z.string() });
const talentsInGoodStanding = access.talent({ notFrozen: true });

/** Films and recordings come here piece by piece: see resumableUploadsPath in the contract. */
export function resumableRoutes(
  app: FastifyInstance,
  { resumable, pieces, space }: { resumable: Resumable; pieces: Pieces; space: DiskSpace },
): void {
  const tus = createTusServer({
    pieces,
    space,
    finish: ({ ownerId, name }) => resumable.finish(ownerId, name),
  });
  const underWay = new Set<FastifyRequest>();
  const speakTus = async (request: FastifyRequest, reply: FastifyReply, sender: Sender) => {
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    underWay.add(request);
    await tus.handle(request.raw, reply.raw, sender).finally(() => underWay.delete(request));
  };
  const ownUpload = async (request: FastifyRequest) => {
    const { accountId: ownerId } = memberOf(request.actor);
    const { name } = Address.parse(request.params);
    return { sender: { ownerId, name }, upload: await resumable.find(ownerId, name) };
  };
  const protocol = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    uploads.addHook('onRequest', async (request) => {
      const code = refusal(talentsInGoodStanding, request.actor);
      if (code) throw new ProblemError(code);
    });
    // A slow line would hold a stop up for hours; it goes on where it was at the next start.
    uploads.addHook('preClose', async () => {
      for (const request of underWay) request.raw.destroy();
    });
    const bodyLimit = galleryQuotas.video.bytes + 1;
    const one = `${resumableUploadsPath}/:name`;

    uploads.post(resumableUploadsPath, { bodyLimit }, async (request, reply) => {
      const { accountId: ownerId } = memberOf(request.actor);
      const begun = await resumable.begin(ownerId, readAnnouncement(request.headers));
      const { name, expires, left } = begun;
      reply.raw.setHeader('upload-expires', expires.toUTCString());
      reply.raw.setHeader('storage-left', String(left));
      await speakTus(request, reply, { ownerId, name });
      if (reply.raw.statusCode === problems.STORAGE_FULL[0]) await resumable.abandon(ownerId, name);
    });

    uploads.head(one, async (request, reply) => {
      const { sender, upload } = await ownUpload(request);
      if (!(await resumable.settle(upload))) return speakTus(request, reply, sender);
      const length = String(upload.bytes);
      return reply.headers({ ...protocol, 'upload-offset': length, 'upload-length': length }).send();
    });

    uploads.patch(one, { bodyLimit }, async (request, reply) => {
      const { sender, upload } = await ownUpload(request);
      if (upload.arrived_at) throw new ProblemError('CONFLICT', { detail: 'It is here already.' });
      await space.requireRoom(Number(request.headers['content-length'] ?? 0));
      await speakTus(request, reply, sender);
    });

    uploads.delete(one, async (request, reply) => {
      const { upload } = await ownUpload(request);
      await resumable.stop(upload);
      return reply.headers(protocol).code(204).send();
    });
  });
}
