import '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import { noFraming } from '../http/security-headers.ts';
import type { DiskStorage } from './disk-storage.ts';
import { isSignedBy } from './file-signature.ts';
import { attachmentNamed, contentTypeOf, isClosed, isKey } from './keys.ts';
import { KeyTakenError } from './storage.ts';

const SignedQuery = z.object({
  expires: z.coerce.number().pipe(z.int()),
  bytes: z.coerce.number().pipe(z.int()).optional(),
  atMost: z.coerce.number().pipe(z.int()).optional(),
  saveAs: z.string().optional(),
  shown: z.literal('yes').optional(),
  signature: z.string(),
});
const Wildcard = z.object({ '*': z.string() });

/** Uploaded files must never run as a page. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': `default-src 'none'; sandbox; ${noFraming}`,
  'cross-origin-resource-policy': 'same-site',
};

/** Some browsers show no PDF in a sandbox. Nothing in one runs as a page. */
const viewable = { 'content-security-policy': `default-src 'none'; ${noFraming}` };

/** Signed uploads and downloads of disk storage. With S3 the URLs lead to the bucket. */
export function diskFileRoutes(
  app: FastifyInstance,
  { storage, secret, now = Date.now }: { storage: DiskStorage; secret: string; now?: () => number },
): void {
  const checkGrant = (request: FastifyRequest, method: 'GET' | 'PUT') => {
    const { '*': key } = Wildcard.parse(request.params);
    const query = SignedQuery.safeParse(request.query);
    if (!query.success || !isKey(key)) throw new ProblemError('LINK_EXPIRED');
    const { expires, bytes, atMost, saveAs, shown, signature } = query.data;
    const grant = {
      method,
      key,
      expires,
      ...(bytes !== undefined && { bytes }),
      ...(atMost !== undefined && { atMost }),
      ...(saveAs !== undefined && { saveAs }),
      ...(shown && { shown: true }),
    };
    if (!isSignedBy(secret, grant, signature, now())) throw new ProblemError('LINK_EXPIRED');
    return grant;
  };

  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    files.get('/files/*', async (request, reply) => {
      const { key, saveAs, shown } = checkGrant(request, 'GET');
      if (isClosed(key) || !(await storage.inspect(key))) throw new ProblemError('NOT_FOUND');
      if (saveAs !== undefined) {
        reply.header('content-disposition', attachmentNamed(saveAs, shown ? 'shown' : 'saved'));
      }
      // Pictures are cached; downloads are not.
      const keeping = saveAs === undefined ? 'private, max-age=3600, immutable' : 'private, no-store';
      return reply
        .headers(harmless)
        .headers(shown ? viewable : {})
        .header('cache-control', keeping)
        .type(contentTypeOf(key))
        .sendFile(key, storage.directory, { cacheControl: false, serveDotFiles: false });
    });

    files.put('/files/*', { bodyLimit: 600 * 1024 * 1024 }, async (request, reply) => {
      const { key, bytes, atMost = 0 } = checkGrant(request, 'PUT');
      if (request.headers['content-type'] !== contentTypeOf(key)) {
        throw invalidField('content-type', `Send ${contentTypeOf(key)}`);
      }
      const length = Number(request.headers['content-length']);
      if (bytes === undefined ? !(length <= atMost) : length !== bytes) {
        throw invalidField('content-length', 'Is not the length that was agreed');
      }
      try {
        await storage.receive(key, request.raw);
      } catch (error) {
        throw error instanceof KeyTakenError
          ? new ProblemError('CONFLICT', { detail: 'Uploaded already.' })
          : error;
      }
      return reply.code(200).send();
    });
  });
}
