// @vitest-environment node
import type { Landing } from '@callboard/contract/landing';
import { describe, expect, it } from 'vitest';
import { emptyLanding, sampleFace, sampleLanding } from '../../../test/sample-landing.ts';
import { createQueryClient } from '../../shared/lib/query-client.ts';
import { createRoutes } from '../router/routes.tsx';
import { renderBody } from './render-body.tsx';

const routes = createRoutes({ isWorkshop: false });

async function render(path: string, board: Landing = sampleLanding()) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['landing'], board);
  queryClient.setQueryData(['content-page', 'nothing'], null);
  const rendered = await renderBody(routes, path, queryClient);
  if (!rendered) throw new Error(`${path} was not rendered`);
  return rendered;
}

describe('renderBody', { timeout: 30_000 }, () => {
  it('renders the front page with what the board holds', async () => {
    const { html, head } = await render('/');
    expect(head.title).toBe('Every part finds its face');
    for (const words of ['48,210 faces', 'Monsoon Line', 'Answer the call', 'Ananya R.', '312 open', '₹']) {
      expect(html).toContain(words);
    }
  });

  it.each(['/talents', '/recruiters', '/'])(
    'renders %s for an empty board without a number',
    async (path) => {
      const { html } = await render(path, emptyLanding);
      expect(html).toContain('id="how-does-it-work"');
      expect(html).not.toMatch(/\b0 (faces|open)/);
    },
  );

  it('has the form in the page, waiting for its script', async () => {
    const { html } = await render('/recruiters');
    expect(html).toMatch(/<fieldset[^>]*disabled/);
    expect(html).toContain('Mobile number');
    expect(html).toContain('<noscript>');
  });

  it('puts no script into the page, and moves the pictures of the first screen to the head', async () => {
    const { html, preloads } = await render('/');
    expect(html).not.toContain('<script');
    expect(html.startsWith('<link')).toBe(false);
    expect(preloads).toContain('rel="preload" as="image"');
  });

  it('takes a name for words, whatever it holds', async () => {
    const name = '</script><img src=x onerror=alert(1)>';
    const { html } = await render('/', sampleLanding({ new_faces: [sampleFace({ name })] }));
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each(['/view-cms/nothing', '/about/nothing'])('says that there is nothing at %s', async (path) => {
    const { html, head } = await render(path);
    expect(head.isMissing).toBe(true);
    expect(html).toContain('There is no such page');
  });

  it('renders nobody signed in, and no curtain', async () => {
    const { html } = await render('/recruiters');
    expect(html).toContain('Find Talents');
    expect(html).not.toContain('Logout');
    expect(html.toLowerCase()).not.toContain('data-state="closed"');
  });
});
