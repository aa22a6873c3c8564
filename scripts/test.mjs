import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { withSetupLock } from './steps/lock.mjs';
import { keepTemporaryFilesInMemory } from './steps/memory-directory.mjs';
import { root } from './steps/root.mjs';
import { run, runQuietly } from './steps/run.mjs';

keepTemporaryFilesInMemory();
const reports = mkdtempSync(join(tmpdir(), 'callboard-reports-'));
const bin = (name) => join(root, 'node_modules', '.bin', name);
/** By its path: both compilers we install are called tsc. Several checkers do the same work several times. */
const compiler = '../typescript-native/bin/tsc';

/** A check that passes or fails as a whole. */
const check = (command, args) => async () => {
  const { code, said } = await runQuietly(bin(command), args);
  if (said.trim()) console.log(said.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Counts from a runner's own report; no report, or a bad exit with no failure in it, is a failure. */
const withReport = async (name, code, count) => {
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(join(reports, name), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

const vitest =
  (...args) =>
  async () => {
    const name = `vitest-${args.length}.json`;
    const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, name)}`];
    const code = await run(bin('vitest'), ['run', ...args, ...output], {
      env: { ...process.env, NODE_ENV: 'test' },
    });
    return withReport(name, code, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }));
  };

const journeys = async () => {
  const chromium = await ensureChromium();
  await withSetupLock(ensureBuilt);
  const name = 'journeys.json';
  const code = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      JOURNEYS_REPORT: join(reports, name),
      JOURNEYS_HOME: join(reports, 'home'),
    },
  });
  return withReport(name, code, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
};

const system = async () => {
  await withSetupLock(ensureBuilt);
  return vitest('--project', 'system')();
};

const parts = {
  format: check('biome', ['ci', '.']),
  types: check(compiler, ['-p', '.', '--checkers', '1']),
  architecture: check('depcruise', [
    'contract',
    'server',
    'web',
    'e2e',
    '--config',
    '.dependency-cruiser.cjs',
  ]),
  unused: check('knip', []),
  unit: vitest('--project', 'contract', '--project', 'server', '--project', 'web'),
  system,
  journeys,
};

/** `npm run test:long`: the same parts, with more of everything that is tried at random or waits. */
const long = '--long';
if (process.argv.includes(long)) process.env.TEST_LONG = '1';
const asked = process.argv.slice(2).filter((word) => word !== long);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

/** Two cores: whoever starts and kills servers waits for them half of the time. Journeys take both. */
const together = [[['system'], ['types', 'format', 'architecture', 'unused', 'unit']], [['journeys']]];

if (together.flat(2).length !== Object.keys(parts).length) throw new Error('A part is never run');

const total = { passed: 0, failed: 0 };

const runPart = async (name) => {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await parts[name]().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\n── ${name}: ${failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
};

const runInTurn = async (names) => {
  for (const name of names) await runPart(name);
};

await withSetupLock(ensureInstalled);
if (asked.length > 0) await runInTurn(asked);
else for (const lanes of together) await Promise.all(lanes.map(runInTurn));
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
