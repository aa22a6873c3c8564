import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface Options {
  readonly publicUrl: string;
  /** Where files live when that is not this server. */
  readonly fileOrigin: string | undefined;
}

/** No inline script, nothing from elsewhere, no framing. Styles may be inline: the component kit needs it. */
export async function useSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, fileOrigin }: Options,
): Promise<void> {
  const files = fileOrigin ? [fileOrigin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        mediaSrc: ["'self'", 'blob:', ...files],
        connectSrc: ["'self'", ...files],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
