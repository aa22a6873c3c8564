import { endpoints } from '@callboard/contract';
import type { Environment } from '@callboard/contract/environment';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createReadinessCheck, operationsRoutes } from './features/operations/index.ts';
import type { Outbox } from './features/outbox/index.ts';
import { outboxRoutes } from './features/outbox/index.ts';
import { createReferenceService, referenceRoutes } from './features/reference/index.ts';
import type { Database } from './platform/db/database.ts';
import { type Authenticate, guest } from './platform/http/actor.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import { sendProblem, useProblems } from './platform/http/error-handler.ts';
import { useSecurityHeaders } from './platform/http/security-headers.ts';
import { webApp } from './platform/http/web-app.ts';
import { diskFileRoutes } from './platform/storage/disk-routes.ts';
import type { DiskStorage } from './platform/storage/disk-storage.ts';

export interface AppDependencies {
  readonly environment: Environment;
  readonly publicUrl: string;
  readonly db: Database;
  readonly migrations: string;
  readonly webDirectory: string;
  readonly authenticate: Authenticate;
  readonly outbox: Outbox;
  /** The disk store serves its own files; undefined when another store does. */
  readonly disk: { readonly storage: DiskStorage; readonly secret: string } | undefined;
  readonly fileOrigin: string | undefined;
  readonly logger?: FastifyBaseLogger;
}

/** Every plugin and every feature, in one place. */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: sendProblem,
  });
  app.decorate('environment', deps.environment);
  app.decorateRequest('actor');
  useProblems(app);
  app.addHook('onRequest', async (request) => {
    request.actor = guest;
    request.actor = await deps.authenticate(request.headers.authorization);
  });
  await useSecurityHeaders(app, deps);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await webApp(app, deps.webDirectory);
  apiDocs(app, endpoints);
  if (deps.disk) diskFileRoutes(app, deps.disk);

  operationsRoutes(app, createReadinessCheck(deps));
  referenceRoutes(app, createReferenceService(deps));
  outboxRoutes(app, deps.outbox);
  return app;
}
