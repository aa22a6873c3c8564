import type { TestProject } from 'vitest/node';
import { startTestCluster } from './cluster.ts';

export default async function setup(project: TestProject) {
  const cluster = await startTestCluster();
  project.provide('serverUrl', cluster.url('postgres'));
  return cluster.stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
  }
}
