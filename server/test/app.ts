import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type AppDependencies, buildApp } from '../src/app.ts';
import { onThisMachine } from '../src/platform/http/trusted-proxies.ts';
import { drainJobs } from '../src/platform/jobs/worker.ts';
import { createDiskSpace } from '../src/platform/storage/disk-space.ts';
import { createDiskStorage, type DiskStorage } from '../src/platform/storage/disk-storage.ts';
import { createServices, type ServiceOptions, type Services } from '../src/services.ts';
import { migrationsDirectory } from './cluster.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { testSecret as secret } from './secret.ts';

const publicUrl = 'http://localhost';
/** What the disk of a test keeps free. */
export const diskReserve = 100_000;
const silent = { debug: () => undefined, error: () => undefined };

export interface TestApp extends TestDatabase {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly outbox: Services['outbox'];
  /** Headers that make a request come from this account. */
  readonly as: (account: { id: number }) => Promise<{ authorization: string }>;
  /** Runs every job that is due. */
  readonly drain: () => Promise<void>;
  readonly disk: DiskStorage;
  /** Makes the disk say that only so many bytes are free; undefined when it is as it is. */
  readonly pretendFree: (bytes: number | undefined) => void;
}

const selling: ServiceOptions['selling'] = {
  environment: 'test',
  razorpay: undefined,
  seller: { name: 'Callboard Tests', gstin: '27AAACC0000A1ZW', address: '1 Rehearsal Lane, Mumbai 400028' },
  complain: () => undefined,
};

export async function createTestApp(
  changes: Partial<AppDependencies> = {},
  sells: Partial<ServiceOptions['selling']> = {},
  database?: TestDatabase,
): Promise<TestApp> {
  database ??= await createTestDatabase();
  const { db, pool, statements } = database;
  const directory = mkdtempSync(join(tmpdir(), 'callboard-files-'));
  const filesDirectory = join(directory, 'files');
  let pretendedFree: number | undefined;
  const space = createDiskSpace({
    directories: [filesDirectory],
    reserveBytes: diskReserve,
    readFree: async () => pretendedFree ?? Number.MAX_SAFE_INTEGER,
  });
  const storage = createDiskStorage({ directory: filesDirectory, secret, space });
  const services = createServices({
    db,
    statements,
    storage,
    space,
    uploadsDirectory: join(directory, 'uploads'),
    publicUrl: changes.publicUrl ?? publicUrl,
    sessionSecret: secret,
    identitySecret: secret,
    sendMail: undefined,
    keepUnsendable: true,
    selling: { ...selling, ...sells },
  });
  const { outbox, sessions } = services;
  const app = await buildApp({
    environment: 'test',
    publicUrl,
    trustedProxies: onThisMachine,
    apiDocs: true,
    supportEmail: 'support@callboard.test',
    services,
    pool,
    sessionSecret: secret,
    github: undefined,
    instagram: undefined,
    migrations: migrationsDirectory,
    isWorking: () => true,
    webDirectory: fileURLToPath(new URL('./web-stand-in', import.meta.url)),
    disk: { storage, secret },
    fileOrigin: undefined,
    ...changes,
  });
  return {
    ...database,
    app,
    services,
    outbox,
    as: async ({ id }) => {
      const { answer } = await sessions.start(db, id, { userAgent: 'Tests', ip: '127.0.0.1' });
      return { authorization: `Bearer ${answer.token.token}` };
    },
    disk: storage,
    pretendFree: (bytes) => {
      pretendedFree = bytes;
    },
    drain: () => drainJobs(pool, services.jobs, silent),
    close: async () => {
      await app.close();
      rmSync(directory, { recursive: true, force: true });
      await database.close();
    },
  };
}

/** The whole server on a database of its own, for one test file. */
export function useTestApp(): () => TestApp {
  let testApp: TestApp | undefined;
  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp?.close());
  return () => {
    if (!testApp) throw new Error('The app is there once the tests run');
    return testApp;
  };
}
