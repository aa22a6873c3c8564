import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
    // The files of a worker share modules and the page: loading them anew took four times as long.
    isolate: false,
    setupFiles: ['test/setup.ts'],
    // For a busy machine: whole pages are drawn and driven by keys.
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
