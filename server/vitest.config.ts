import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/fuzz/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    // No module here keeps anything between two apps: the files of a worker share them.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
