import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { access } from '@callboard/contract/access';
import { problems } from '@callboard/contract/errors';
import { resumableUploadsPath } from '@callboard/contract/people/gallery';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { rejection } from '../../../../platform/http/authorise.ts';
import { memberOf } from '../../../../platform/http/member.ts';
import { diskFullProblem, ProblemError, toProblem } from '../../../../platform/http/problem-error.ts';
import { type DiskSpace, isDiskFull } from '../../../../platform/storage/disk-space.ts';
import { maxUploadBytes, readAnnouncement } from './announcement.ts';
import type { Pieces } from './pieces.ts';
import type { Resumable } from './resumable.service.ts';

/** Bytes written between two checks of the free disk space. */
const checkDiskEveryBytes = 16 * 1024 * 1024;

/** Passes data through and stops when the disk has no room for uploads. */
async function* stopWhenDiskIsFull(source: AsyncIterable<Buffer>, space: DiskSpace): AsyncGenerator<Buffer> {
  let bytesSinceCheck = 0;
  for await (const bytes of source) {
    bytesSinceCheck += bytes.length;
    if (bytesSinceCheck >= checkDiskEveryBytes) {
      await space.requireSpace(0);
      bytesSinceCheck = 0;
    }
    yield bytes;
  }
}

/** The tus file store on a shared disk. An interrupted upload can be continued. */
class PiecesStore extends FileStore {
  // The length is always known. Expiry and termination are handled by us.
  override extensions = ['creation', 'creation-with-upload'];
  readonly #space: DiskSpace;

  constructor(directory: string, space: DiskSpace) {
    super({ directory });
    this.#space = space;
  }

  /** Like the base class, but a full disk gets its own error. */
  override async write(source: Readable, name: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, name), { flags: 'r+', start: offset });
    try {
      await pipeline(source, (pieces) => stopWhenDiskIsFull(pieces, this.#space), file);
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }
}

const createPiecesStore = (directory: string, space: DiskSpace) => new PiecesStore(directory, space);

/** The account and the upload of a request, resolved before tus handles it. */
interface Sender {
  readonly ownerId: number;
  readonly name: string;
}

/** The request as tus sees it, with the Fastify request it was made from. */
interface WithSocket {
  readonly runtime?: { readonly node?: { readonly req: object } | undefined } | undefined;
}

interface TusOptions {
  readonly pieces: Pieces;
  readonly space: DiskSpace;
  readonly finish: (sender: Sender) => Promise<void>;
}

/** Handles the tus protocol. Permissions and limits are checked before. */
function createTusServer({ pieces, space, finish }: TusOptions) {
  const senders = new WeakMap<object, Sender>();
  const senderOf = ({ runtime }: WithSocket) => {
    const sender = runtime?.node && senders.get(runtime.node.req);
    if (!sender) throw new Error('The request was not authorised');
    return sender;
  };

  const server = new Server({
    path: resumableUploadsPath,
    datastore: createPiecesStore(pieces.directory, space),
    relativeLocation: true,
    // Only our own pages send requests here.
    allowedOrigins: [],
    namingFunction: (request) => senderOf(request).name,
    onUploadFinish: async (request) => {
      await finish(senderOf(request));
      return {};
    },
    onResponseError: async (_request, error) => {
      if (!isDiskFull(error)) return undefined;
      const problem = toProblem(diskFullProblem(), resumableUploadsPath);
      return { status_code: problem.status, body: JSON.stringify(problem) };
    },
  });

  return {
    handle(request: IncomingMessage, response: Parameters<typeof server.handle>[1], sender: Sender) {
      senders.set(request, sender);
      return server.handle(request, response);
    },
  };
}

const Address = z.object({ name: z.string() });
/** Who may send which kind is decided with the announcement. */
const activeMembers = access.member({ notFrozen: true });

/** Receives videos, recordings and documents in pieces: see resumableUploadsPath in the contract. */
export function resumableRoutes(
  app: FastifyInstance,
  { resumable, pieces, space }: { resumable: Resumable; pieces: Pieces; space: DiskSpace },
): void {
  const tus = createTusServer({
    pieces,
    space,
    finish: ({ ownerId, name }) => resumable.finish(ownerId, name),
  });
  const activeRequests = new Set<FastifyRequest>();
  const handleTus = async (request: FastifyRequest, reply: FastifyReply, sender: Sender) => {
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    activeRequests.add(request);
    await tus.handle(request.raw, reply.raw, sender).finally(() => activeRequests.delete(request));
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
      const code = rejection(activeMembers, request.actor);
      if (code) throw new ProblemError(code);
    });
    // A slow upload would delay shutdown for hours. It continues after the next start.
    uploads.addHook('preClose', async () => {
      for (const request of activeRequests) request.raw.destroy();
    });
    const bodyLimit = maxUploadBytes + 1;
    const one = `${resumableUploadsPath}/:name`;

    uploads.post(resumableUploadsPath, { bodyLimit }, async (request, reply) => {
      const member = memberOf(request.actor);
      const { accountId: ownerId } = member;
      const started = await resumable.begin(ownerId, readAnnouncement(request.headers, member));
      const { name, expires, left } = started;
      reply.raw.setHeader('upload-expires', expires.toUTCString());
      reply.raw.setHeader('storage-left', String(left));
      await handleTus(request, reply, { ownerId, name });
      if (reply.raw.statusCode === problems.STORAGE_FULL[0]) await resumable.abandon(ownerId, name);
    });

    uploads.head(one, async (request, reply) => {
      const { sender, upload } = await ownUpload(request);
      if (!(await resumable.finishIfComplete(upload))) return handleTus(request, reply, sender);
      const length = String(upload.bytes);
      return reply.headers({ ...protocol, 'upload-offset': length, 'upload-length': length }).send();
    });

    uploads.patch(one, { bodyLimit }, async (request, reply) => {
      const { sender, upload } = await ownUpload(request);
      if (upload.arrived_at)
        throw new ProblemError('CONFLICT', { detail: 'This upload is already complete.' });
      await space.requireSpace(Number(request.headers['content-length'] ?? 0));
      await handleTus(request, reply, sender);
    });

    uploads.delete(one, async (request, reply) => {
      const { upload } = await ownUpload(request);
      await resumable.stop(upload);
      return reply.headers(protocol).code(204).send();
    });
  });
}
