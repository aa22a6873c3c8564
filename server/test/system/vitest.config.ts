import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'system',
    include: ['*.test.ts'],
    // For a busy machine: servers start, are killed and start again.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
