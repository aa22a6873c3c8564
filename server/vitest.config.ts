import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/fuzz/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/setup.ts'],
    alias: [
      {
        find: /^@node-rs\/argon2$/,
        replacement: fileURLToPath(new URL('./test/cheap-argon2.ts', import.meta.url)),
      },
    ],
    // No module here keeps anything between two apps: the files of a worker share them.
    isolate: false,
    // For a busy machine: here nothing waits on purpose. What tries ten times as much may take ten times as long.
    testTimeout: process.env.TEST_LONG ? 600_000 : 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
