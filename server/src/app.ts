import { constants } from 'node:zlib';
import { endpoints } from '@callboard/contract';
import type { Environment } from '@callboard/contract/environment';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import { createSessionCookies } from './features/accounts/sessions/index.ts';
import type { GithubSettings } from './features/accounts/sign-in/index.ts';
import { checkoutOrigins } from './features/billing/payment-gateways/index.ts';
import {
  createInstagramClient,
  type InstagramSettings,
  instagramPage,
} from './features/people/instagram/index.ts';
import { features } from './features.ts';
import type { Feature } from './platform/feature/feature.ts';
import { guest } from './platform/http/actor.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import {
  type ClientAddressOf,
  createClientAddress,
  useClientAddress,
} from './platform/http/client-address.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { type ConnectionLimits, connectionOptions, watchConnections } from './platform/http/connections.ts';
import { allowOwnPages } from './platform/http/cross-origin.ts';
import { sendProblem, useProblems } from './platform/http/error-handler.ts';
import {
  type SecurityHeaders,
  securityHeaders,
  useSecurityHeaders,
} from './platform/http/security-headers.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import type { TrustedProxies } from './platform/http/trusted-proxies.ts';
import { webApp } from './platform/http/web-app.ts';
import { diskFileRoutes } from './platform/storage/disk-routes.ts';
import type { DiskStorage } from './platform/storage/disk-storage.ts';
import type { Services } from './services.ts';

export interface AppDependencies {
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Where pages send their calls. Left out: publicUrl. */
  readonly apiUrl?: string;
  /** Who stands between people and us. */
  readonly trustedProxies: TrustedProxies;
  /** Whether the contract can be read at /docs and /openapi.json. */
  readonly apiDocs: boolean;
  /** The team's address. */
  readonly supportEmail: string;
  readonly services: Services;
  /** Open pages hear of changes by a connection beside these. */
  readonly pool: pg.Pool;
  readonly sessionSecret: string;
  /** Undefined when people cannot sign in with GitHub here. */
  readonly github: GithubSettings | undefined;
  /** Undefined when talents cannot link Instagram here. */
  readonly instagram: InstagramSettings | undefined;
  readonly migrations: string;
  /** Whether jobs are worked on. */
  readonly isWorking: () => boolean;
  readonly webDirectory: string;
  /** Renders the public pages of the web application. Left out: browsers draw every page. */
  readonly rendererFile?: string;
  /** The disk store serves its own files; undefined when another store does. */
  readonly disk: { readonly storage: DiskStorage; readonly secret: string } | undefined;
  readonly fileOrigin: string | undefined;
  /** Left out: the usual ones. */
  readonly connectionLimits?: ConnectionLimits;
  readonly logger?: FastifyBaseLogger;
}

interface Inbound {
  readonly clientAddressOf: ClientAddressOf;
  readonly headers: SecurityHeaders;
}

/** The page of the wizard finishes linking. */
const instagramReturn = (publicUrl: string) => `${publicUrl}/app/talent/create`;

/** What the routes of a feature can ask for. */
const wiringOf = (deps: AppDependencies, { clientAddressOf, headers }: Inbound) => ({
  ...deps,
  ...deps.services,
  clientAddressOf,
  headers,
  cookies: createSessionCookies(deps.publicUrl),
  instagramClient: deps.instagram && createInstagramClient(deps.instagram, instagramReturn(deps.publicUrl)),
});

/** Every plugin, and the routes of every feature. */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const { services } = deps;
  const { gateway } = services.billing.offers();
  const { publicUrl, apiUrl = publicUrl } = deps;
  const headers = securityHeaders({ ...deps, apiUrl, windowOrigins: checkoutOrigins(gateway) });
  const app = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply.headers(headers)),
    ...connectionOptions(deps.connectionLimits),
  });
  app.decorate('environment', deps.environment);
  useSecurityHeaders(app, headers);
  allowOwnPages(app, { publicUrl, apiUrl });
  app.decorateRequest('actor');
  const clientAddressOf = createClientAddress(deps.trustedProxies);
  useClientAddress(app, clientAddressOf);
  useProblems(app);
  shedLoad(app);
  app.addHook('onRequest', async (request) => {
    request.actor = guest;
    request.actor = await services.authenticate(request.headers.authorization);
  });
  await compressWith(app);
  await webApp(app, {
    directory: deps.webDirectory,
    rendererFile: deps.rendererFile,
    publicUrl,
    pageFacts: {
      'callboard-api': apiUrl === publicUrl ? '' : apiUrl,
      'callboard-environment': deps.environment,
      'callboard-instagram': deps.instagram ? instagramPage(deps.instagram, instagramReturn(publicUrl)) : '',
      'callboard-sign-in': deps.github ? 'github' : '',
    },
  });
  if (deps.apiDocs) apiDocs(app, endpoints);
  if (deps.disk) diskFileRoutes(app, deps.disk);
  const wiring = wiringOf(deps, { clientAddressOf, headers });
  const routed: readonly Feature<typeof wiring, never>[] = features;
  for (const { routes } of routed) await routes?.(app, wiring);
  watchConnections(app, deps.connectionLimits);
  return app;
}

async function compressWith(app: FastifyInstance): Promise<void> {
  compressAnswers(app);
  // The best compression takes longer than the line saves; files of ours are compressed when they are built.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions,
    globalDecompression: false,
  });
}
