import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTestCluster, templateName } from './cluster.ts';
import { chooseSeed } from './random-tests.ts';

/** A database with anybody in it cannot be copied: one test that looks into it would stop all that come meanwhile. */
async function closeTemplate(serverUrl: string) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`alter database ${templateName} allow_connections false`);
  await admin.end();
}

export default async function setup(project: TestProject) {
  const seed = chooseSeed();
  process.stdout.write(`Random tests of the server: seed ${seed} (TEST_SEED=${seed} plays them again)\n`);
  project.provide('seed', seed);
  const cluster = await startTestCluster();
  await closeTemplate(cluster.url('postgres'));
  project.provide('serverUrl', cluster.url('postgres'));
  return cluster.stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
    seed: number;
  }
}
