import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/steps/memory-directory.mjs';

keepTemporaryFilesInMemory();

// Half of what the tests do is waiting for the database: with one more than the cores none of them stands idle.
const maxWorkers = Math.ceil(availableParallelism() * 1.5);

export default defineConfig({
  test: { projects: ['contract', 'server', 'server/test/system', 'web'], maxWorkers },
});
