import { contentSlugs } from '@callboard/contract/site/content';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { syncContentPages } from './content.seed.ts';
import { shippedPages } from './shipped-pages.ts';

const testApp = useTestApp();
const get = (id: string | number, headers = {}) =>
  testApp().app.inject({ url: `/v1/cms/cms-policy/${id}`, headers });

describe('GET /v1/cms/cms-policy/{id}', () => {
  test.each(contentSlugs)('200: %s is there, by name and by number', async (slug) => {
    const answer = await get(slug);
    expect(answer.statusCode).toBe(200);
    const page = answer.json();
    expect(page).toMatchObject({ slug, title: expect.any(String), summary: expect.any(String) });
    expect(page.content).toMatch(/<h2 id="[a-z0-9-]+">/);
    expect(page.content).not.toContain('{support-email}');
    expect((await get(page.id)).json()).toEqual(page);
  });

  test('guests and members read the same', async () => {
    const headers = await testApp().as(await createTalent(testApp().db));
    expect((await get('privacy-policy', headers)).json()).toEqual((await get('privacy-policy')).json());
  });

  test('names the address grievances go to', async () => {
    expect((await get('privacy-policy')).json().content).toContain('href="mailto:support@callboard.test"');
  });

  test('304: the same page is not sent twice, also when a proxy weakened its print', async () => {
    const { etag, 'cache-control': cacheControl } = (await get('cookies')).headers;
    expect(cacheControl).toMatch(/^public, max-age=\d+/);
    for (const print of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('cookies', { 'if-none-match': print });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    }
    expect((await get('cookies', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each(['nothing-here', '99', '2147483648', '00000000000000000000000001x'])('404: %s', async (id) => {
    expect((await get(id)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each(['Privacy', 'a--b', '-a', 'a_b', 'x'.repeat(81), '%20'])('400: %s', async (id) => {
    expect((await get(id)).json()).toMatchObject({ status: 400, errors: [{ field: 'id' }] });
  });

  test('404: a page that is not published', async () => {
    await testApp().db.insertInto('content_page').values(draft('not-yet')).execute();
    expect((await get('not-yet')).statusCode).toBe(404);
  });

  test('what is stored is made safe on the way out, and changes show at once', async () => {
    const { db } = testApp();
    const page = { ...draft('edited'), published: true };
    await db.insertInto('content_page').values(page).execute();
    const before = await get('edited');
    await db
      .updateTable('content_page')
      .set({ body: 'Hello <script>alert(1)</script><img src=x onerror=alert(1)>' })
      .where('slug', '=', 'edited')
      .execute();
    const after = await get('edited', { 'if-none-match': before.headers.etag });
    expect(after.statusCode).toBe(200);
    expect(after.json().content.trim()).toBe('<p>Hello </p>');
  });
});

const draft = (slug: string) => ({ slug, title: 'A page', summary: '', body: 'Words', published: false });

describe('the pages that ship', () => {
  const spoil = (slug: string, editedAt: Date | null) =>
    testApp()
      .db.updateTable('content_page')
      .set({ title: 'Changed', edited_at: editedAt })
      .where('slug', '=', slug)
      .execute();

  test('are renewed by a release unless somebody edited them here', async () => {
    await spoil('refunds', null);
    await spoil('safety', new Date());
    await syncContentPages(testApp().db);
    expect((await get('refunds')).json().title).toBe('Credits and refunds');
    expect((await get('safety')).json().title).toBe('Changed');
  });

  test('have numbers of their own below 100, and link only to pages that exist', async () => {
    const ids = shippedPages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(100);
    expect(shippedPages.map(({ slug }) => slug).sort()).toEqual([...contentSlugs].sort());
    const known = [
      '/about/contact-us',
      '/Support',
      '/find-jobs',
      ...contentSlugs.map((slug) => `/view-cms/${slug}`),
    ];
    for (const { slug } of shippedPages) {
      const { content } = (await get(slug)).json();
      const links = [...content.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      const anchors = [...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`);
      expect(links.filter((href) => href.startsWith('/') && !known.includes(href))).toEqual([]);
      expect(links.filter((href) => href.startsWith('#') && !anchors.includes(href))).toEqual([]);
    }
  });
});
