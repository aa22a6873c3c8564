import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createOutbox } from '../src/features/outbox/index.ts';
import { createAccessTokens, createAuthenticate } from '../src/features/sessions/index.ts';
import { drainJobs } from '../src/platform/jobs/worker.ts';
import { createDiskStorage } from '../src/platform/storage/disk-storage.ts';
import { migrationsDirectory } from './cluster.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

const secret = 'a secret that is used in tests only';
const publicUrl = 'http://localhost';
const silent = { debug: () => undefined, error: () => undefined };

export interface TestApp extends TestDatabase {
  readonly app: FastifyInstance;
  readonly outbox: ReturnType<typeof createOutbox>;
  /** Headers that make a request come from this account. */
  readonly as: (account: { id: number; kind: 'talent' | 'recruiter' }) => Promise<{ authorization: string }>;
  /** Runs every job that is due. */
  readonly drain: () => Promise<void>;
}

export async function createTestApp(): Promise<TestApp> {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const directory = mkdtempSync(join(tmpdir(), 'callboard-files-'));
  const storage = createDiskStorage({ directory, publicUrl, secret });
  const tokens = createAccessTokens(secret);
  const outbox = createOutbox({ db, sendMail: undefined, keepUnsendable: true });
  const app = await buildApp({
    environment: 'test',
    publicUrl,
    db,
    migrations: migrationsDirectory,
    webDirectory: fileURLToPath(new URL('./web-stand-in', import.meta.url)),
    authenticate: createAuthenticate({ db, tokens }),
    outbox,
    disk: { storage, secret },
    fileOrigin: undefined,
  });
  return {
    ...database,
    app,
    outbox,
    as: async ({ id, kind }) => ({
      authorization: `Bearer ${(await tokens.sign({ accountId: id, kind })).token}`,
    }),
    drain: () => drainJobs(pool, outbox.jobs, silent),
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
