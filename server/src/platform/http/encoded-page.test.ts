import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encodePage } from './encoded-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['BR', 'br'],
  ['vibrant', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('whoever takes %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('the page is the same whichever way it goes, and compressed once', async () => {
  const html = '<p>अनन्या plays Kathak</p>'.repeat(50);
  const page = await encodePage({ status: 200, html });
  expect(brotliDecompressSync(await page.bytes('br')).toString()).toBe(html);
  expect(gunzipSync(await page.bytes('gzip')).toString()).toBe(html);
  expect((await page.bytes('identity')).toString()).toBe(html);
  expect(await page.bytes('br')).toBe(await page.bytes('br'));
  expect((await encodePage({ status: 200, html })).etag('br')).toBe(page.etag('br'));
  expect(page.etag('gzip')).not.toBe(page.etag('br'));
  expect((await encodePage({ status: 200, html: `${html}.` })).etag('br')).not.toBe(page.etag('br'));
});
