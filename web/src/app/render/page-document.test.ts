import { describe, expect, it } from 'vitest';
import { fillDocument, type PageContent } from './page-document.ts';

const template = `<!doctype html>
<html lang="en-IN">
  <head>
    <title>Callboard</title>
    <meta name="description" content="Before" />
    <meta name="callboard-environment" content="demo" />
    <script src="/color-scheme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/foundation-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const parts = (changes: Partial<PageContent> = {}): PageContent => ({
  head: { title: 'For talents', description: 'One profile & real calls' },
  publicUrl: 'https://callboard.test',
  path: '/talents',
  body: '<p>Words</p>',
  preloads: '',
  css: 'p{color:red}',
  styleSheets: ['/assets/index-1.css'],
  script: '/assets/start-1.js',
  laterScripts: ['/assets/index-1.js', '/assets/page-1.js'],
  data: [],
  ...changes,
});

describe('fillDocument', () => {
  it('sets the metadata once', () => {
    const page = fillDocument(template, parts());
    expect(page).toContain('<title>For talents · Callboard</title>');
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('content="One profile &amp; real calls"');
    expect(page).toContain('<link rel="canonical" href="https://callboard.test/talents">');
    expect(page).toContain('<meta property="og:image" content="https://callboard.test/share-picture.png">');
  });

  it('inlines styles and loads one small script', () => {
    const page = fillDocument(template, parts());
    expect(page).toContain('<style>p{color:red}</style>');
    expect(page).toContain('<link rel="stylesheet" href="/assets/index-1.css" disabled>');
    expect(page).toContain('src="/assets/start-1.js" data-scripts="/assets/index-1.js /assets/page-1.js"');
    expect(page).toContain('src="/color-scheme.js"');
    expect(page.match(/<script[^>]* src=/g)).toHaveLength(2);
    expect(page).not.toContain('modulepreload');
  });

  it('escapes data that would end the script', () => {
    const name = '</script><img src=x onerror=alert(1)>';
    const page = fillDocument(template, parts({ data: [{ queryKey: ['landing'], data: { name } }] }));
    expect(page).not.toContain('<img');
    const block = /id="page-data">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual([{ queryKey: ['landing'], data: { name } }]);
  });

  it('escapes a title that would end its element', () => {
    const page = fillDocument(
      template,
      parts({ head: { title: '</title><script>', description: '"><script>' } }),
    );
    expect(page).not.toContain('<script>');
  });

  it('keeps dollar signs', () => {
    expect(fillDocument(template, parts({ body: "$& $' $1" }))).toContain("$& $' $1");
  });

  it('has its own image and structured data', () => {
    const page = fillDocument(
      template,
      parts({
        head: {
          title: 'Ananya R.',
          description: 'Actor',
          picture: { path: '/cards/talent/1.jpg', width: 1200, height: 630 },
          structured: { '@type': 'Person', name: '</script><b>' },
        },
      }),
    );
    expect(page).toContain('<meta property="og:image" content="https://callboard.test/cards/talent/1.jpg">');
    expect(page).toContain('<meta property="og:image:width" content="1200">');
    expect(page).not.toContain('share-picture.png');
    expect(page).not.toContain('<b>');
    const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: '</script><b>',
      url: 'https://callboard.test/talents',
      image: 'https://callboard.test/cards/talent/1.jpg',
    });
  });

  it('marks unlisted pages as noindex', () => {
    const head = { title: 'Meera', description: 'Casts', isUnlisted: true };
    const page = fillDocument(template, parts({ head }));
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<title>Meera · Callboard</title>');
  });

  it('marks missing pages as noindex', () => {
    const page = fillDocument(template, parts({ head: { title: 'No', description: 'No', isMissing: true } }));
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('canonical');
  });
});
