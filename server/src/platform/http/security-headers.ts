import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface Options {
  readonly publicUrl: string;
  /** Where files live when that is not this server. */
  readonly fileOrigin: string | undefined;
  /** Where the window for paying comes from, when that is not this server. */
  readonly windowOrigins?: WindowOrigins | undefined;
}

interface WindowOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

const webSocketsOf = (publicUrl: string) => new URL(publicUrl).origin.replace(/^http/, 'ws');

const nowhere: WindowOrigins = { scripts: [], frames: [], calls: [] };

/** No inline script, nothing from elsewhere but a window for paying, no framing. Styles may be inline: the component kit needs it. */
export async function useSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, fileOrigin, windowOrigins }: Options,
): Promise<void> {
  const files = fileOrigin ? [fileOrigin] : [];
  const { scripts, frames, calls } = windowOrigins ?? nowhere;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        mediaSrc: ["'self'", 'blob:', ...files],
        // Not every browser counts its own host's web sockets as 'self'.
        connectSrc: ["'self'", webSocketsOf(publicUrl), ...files, ...calls],
        frameSrc: ["'self'", ...frames],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    // A bank asks for its code in a window of its own, and tells the one for paying when it is done.
    crossOriginOpenerPolicy: { policy: windowOrigins ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
