// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleGuestTalent } from '../../../test/sample-talent.ts';
import { publicPages } from './public-pages.ts';
import { createRenderer } from './render.tsx';

const directory = mkdtempSync(join(tmpdir(), 'callboard-render-'));
afterAll(() => rmSync(directory, { recursive: true }));

const modules = [
  'index.html',
  'src/app/start/start.ts',
  ...publicPages.flatMap((page) => [page.module, ...(page.parts ?? [])]),
];
mkdirSync(join(directory, '.vite'));
writeFileSync(
  join(directory, '.vite/manifest.json'),
  JSON.stringify(Object.fromEntries(modules.map((name) => [name, { file: 'assets/script.js' }]))),
);

const somebody = sampleGuestTalent();
const open = (status: number, body: unknown, visitors: string[] = []) =>
  createRenderer({
    template: '<html><head><title></title></head><body><div id="root"></div></body></html>',
    directory,
    environment: 'test',
    publicUrl: 'https://callboard.test',
    fetchApi: async (_url, visitor) => {
      visitors.push(visitor);
      return { status, text: JSON.stringify(body) };
    },
  }).open(`/talent/${somebody.userUniqueId}`, '198.18.0.1');

describe('opening a page', { timeout: 30_000 }, () => {
  it('forwards the visitor and renders the data', async () => {
    const visitors: string[] = [];
    const page = await (await open(200, somebody, visitors))?.render();
    expect(visitors).toEqual(['198.18.0.1']);
    expect(page?.status).toBe(200);
    expect(page?.html).toContain('Ananya R.');
  });

  it('has the same fingerprint for the same data only', async () => {
    const prints = [somebody, somebody, { ...somebody, name: 'Asha K.' }];
    const [one, again, other] = await Promise.all(
      prints.map(async (body) => (await open(200, body))?.fingerprint),
    );
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('renders a missing person', async () => {
    expect((await (await open(404, {}))?.render())?.status).toBe(404);
  });

  it.each([429, 503])('fails on status %i before rendering', async (status) => {
    await expect(open(status, {})).rejects.toThrow(String(status));
  });
});
