import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'system',
    include: ['*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
