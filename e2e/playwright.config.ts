import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './chromium-flags.mjs';
import { githubDouble, home, port } from './server-under-test.ts';

const report = process.env.JOURNEYS_REPORT;

/** Slow connections and rarer paths are left to `npm run test:long`: whole files by name, single journeys by tag. */
const leftOut = process.env.TEST_LONG ? [] : ['**/*.long.spec.ts'];
/** Without a width in their name: `npm run test:long` walks them at both, each commit where people mostly do it. */
const mostlyOn = {
  phone: ['accessibility', 'client-page', 'messages', 'shared-project', 'talent-profile', 'untouched'],
  desktop: ['applicants', 'line-up', 'projects', 'scenarios', 'unlock'],
};
const mostlyElsewhere = (width: keyof typeof mostlyOn) =>
  process.env.TEST_LONG
    ? []
    : mostlyOn[width === 'phone' ? 'desktop' : 'phone'].map((name) => `**/${name}.spec.ts`);
const leftOutTag = process.env.TEST_LONG ? /(?!)/ : /@long/;

/** A page lives for seconds here: code that is made faster for later costs more than it gives. */
const noLater = ['--js-flags=--no-opt --no-maglev'];

/** For all our pages: a new one for every journey costs more than the page itself. */
const oneProcess = ['--process-per-site', '--renderer-process-limit=1', '--disable-site-isolation-trials'];

export default defineConfig({
  testDir: './journeys',
  timeout: 120_000,
  // Three journeys on two cores: somebody else's page may take them for a while.
  expect: { timeout: 30_000 },
  grepInvert: leftOutTag,
  fullyParallel: true,
  // One more than the cores of a small machine: journeys wait for slow lines and for pages that settle.
  workers: 3,
  forbidOnly: true,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  outputDir: './test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // Cleaned between journeys, not made anew: starting a page costs more than most of them.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [...chromiumFlags, ...oneProcess, ...noLater],
    },
  },
  // A journey named *.desktop.spec.ts needs a keyboard; what no width changes is walked on the phone alone.
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.*', ...leftOut, ...mostlyElsewhere('desktop')],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.*', ...leftOut, ...mostlyElsewhere('phone')],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      command: `${process.execPath} github-double.mjs`,
      url: githubDouble.url,
      env: {
        GITHUB_DOUBLE_PORT: String(githubDouble.port),
        JOURNEYS_PID: String(process.pid),
        ...githubDouble.client,
      },
    },
    {
      command: `${process.execPath} ../scripts/start.mjs`,
      url: `http://localhost:${port}/ready`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'ignore',
      env: {
        CALLBOARD_ENV: 'demo',
        CALLBOARD_HOME: home,
        PORT: String(port),
        DEMO_TALENTS: '60',
        ...githubDouble.client,
        GITHUB_URL: githubDouble.url,
        GITHUB_API_URL: `${githubDouble.url}/api`,
      },
    },
  ],
});
