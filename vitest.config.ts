import { defineConfig } from 'vitest/config';

// Vitest would leave one core free, which on a machine with two is half of it.
export default defineConfig({
  test: { projects: ['contract', 'server', 'server/test/system', 'web'], maxWorkers: '100%' },
});
