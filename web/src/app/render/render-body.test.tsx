// @vitest-environment node
import type { Landing } from '@callboard/contract/site/landing';
import { describe, expect, it } from 'vitest';
import { emptyLanding, sampleFace, sampleLanding } from '../../../test/sample-landing.ts';
import { sampleGuestTalent } from '../../../test/sample-talent.ts';
import { guestViewRequest } from '../../features/people/talent-profiles/api.ts';
import { contentPageRequest } from '../../features/site/content/api.ts';
import { landingRequest } from '../../features/site/landing/api.ts';
import { createQueryClient } from '../../shared/lib/api/query-client.ts';
import { createRoutes } from '../router/routes.tsx';
import { createBodyRenderer } from './render-body.tsx';

const renderBody = createBodyRenderer(createRoutes({ hasDevPages: false }));

async function render(path: string, board: Landing = sampleLanding()) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(landingRequest.queryKey, board);
  queryClient.setQueryData(contentPageRequest('nothing').queryKey, null);
  const rendered = await renderBody(path, queryClient);
  if (!rendered) throw new Error(`${path} was not rendered`);
  return rendered;
}

const somebody = sampleGuestTalent();
const nobody = '11111111-1111-4111-8111-111111111111';

async function renderTalent(userId: string) {
  const queryClient = createQueryClient();
  const answer = userId === somebody.userUniqueId ? somebody : null;
  queryClient.setQueryData(guestViewRequest(userId).queryKey, answer);
  const rendered = await renderBody(`/talent/${userId}`, queryClient);
  if (!rendered) throw new Error('The profile was not rendered');
  return rendered;
}

describe('the profile of a talent', { timeout: 30_000 }, () => {
  it('is rendered for a guest, with its own preview image', async () => {
    const { html, head, preloads } = await renderTalent(somebody.userUniqueId);
    for (const words of ['Ananya R.', 'Plays 24–32', 'Aadha Nimbu', 'Kathak', '1 / 3']) {
      expect(html).toContain(words);
    }
    expect(head).toMatchObject({
      title: 'Ananya R.',
      picture: { path: `/cards/talent/${somebody.userUniqueId}.jpg`, width: 1200, height: 630 },
    });
    expect(preloads.match(/<link/g)).toHaveLength(1);
    expect(preloads).toContain('/files/media/page-1.webp 960w');
    expect(preloads).toContain('fetchPriority="high"');
  });

  it.each([nobody, 'ananya', '7'])('is a friendly 404 at %s', async (userId) => {
    const { html, head } = await renderTalent(userId);
    expect(head.isMissing).toBe(true);
    expect(html).toContain('Profile not found');
    expect(html).toContain('href="/find-talents"');
  });
});

describe('renderBody', { timeout: 30_000 }, () => {
  it('renders the home page with its data', async () => {
    const { html, head } = await render('/');
    expect(head.title).toBe('Every part finds its face');
    for (const words of ['48,210 faces', 'Monsoon Line', 'Ananya R.', '312 open', '₹']) {
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

  it.each(['/view-cms/nothing', '/about/nothing'])('is a 404 at %s', async (path) => {
    const { html, head } = await render(path);
    expect(head.isMissing).toBe(true);
    expect(html).toContain('Page not found');
  });

  it('renders a guest without a curtain', async () => {
    const { html } = await render('/recruiters');
    expect(html).toContain('Find Talents');
    expect(html).not.toContain('Logout');
    expect(html.toLowerCase()).not.toContain('data-state="closed"');
  });
});
