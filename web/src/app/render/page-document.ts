import type { PageHead } from '../../shared/lib/page-head.ts';
import { documentTitle } from '../../shared/lib/page-title.ts';
import { product } from '../../shared/lib/product.ts';

export interface PageContent {
  readonly head: PageHead;
  readonly publicUrl: string;
  /** The path of the page. */
  readonly path: string;
  readonly body: string;
  /** Image preloads found while rendering. */
  readonly preloads: string;
  readonly css: string;
  readonly styleSheets: readonly string[];
  /** The script that runs right away. */
  readonly script: string;
  /** Scripts that may be loaded later. */
  readonly laterScripts: readonly string[];
  readonly data: unknown;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Escapes the characters that could end a script element. */
const escapeJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const property = (name: string, content: string) => tag('meta', { property: name, content });

/** For pages without their own image. */
const defaultImage = '/share-picture.png';

function describePicture({ head, publicUrl }: PageContent): string[] {
  const { picture } = head;
  if (!picture) return [property('og:image', publicUrl + defaultImage)];
  return [
    property('og:image', publicUrl + picture.path),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
  ];
}

/** Structured data. Not executed, so the content security policy allows it. */
function structuredData({ head, publicUrl, path }: PageContent): string[] {
  const { structured, picture } = head;
  if (!structured || head.isMissing) return [];
  const data = {
    '@context': 'https://schema.org',
    ...structured,
    url: publicUrl + (head.path ?? path),
    ...(picture && { image: publicUrl + picture.path }),
  };
  return [`<script type="application/ld+json">${escapeJson(data)}</script>`];
}

function describe(parts: PageContent): string[] {
  const { head } = parts;
  const title = documentTitle(head.title);
  const canonical = parts.publicUrl + (head.path ?? parts.path);
  if (head.isMissing) return [tag('meta', { name: 'robots', content: 'noindex' })];
  return [
    ...(head.isUnlisted ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    tag('meta', { name: 'description', content: head.description }),
    tag('link', { rel: 'canonical', href: canonical }),
    property('og:type', 'website'),
    property('og:site_name', product.name),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', canonical),
    ...describePicture(parts),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** The styles are inlined. Disabled links stop the loader from fetching them again. */
const knownStyles = (files: readonly string[]) =>
  files.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);

const appTags =
  /\s*<(?:script type="module"|link rel="modulepreload"|link rel="stylesheet")[^>]*>(?:<\/script>)?/g;
const title = /<title>[^<]*<\/title>/;
const description = /\s*<meta name="description"[^>]*>/;
const root = '<div id="root"></div>';

/** Fills the HTML template, so the page is readable before any script runs. */
export function fillDocument(template: string, parts: PageContent): string {
  const head = [
    ...describe(parts),
    ...structuredData(parts),
    parts.preloads,
    `<style>${parts.css}</style>`,
    ...knownStyles(parts.styleSheets),
    `<script type="module" src="${parts.script}" data-scripts="${parts.laterScripts.join(' ')}"></script>`,
  ].filter(Boolean);
  const body = `<div id="root">${parts.body}</div>\n    <script type="application/json" id="page-data">${escapeJson(parts.data)}</script>`;
  return template
    .replace(appTags, '')
    .replace(description, '')
    .replace(title, () => `<title>${escapeHtml(documentTitle(parts.head.title))}</title>`)
    .replace('</head>', () => `${head.map((line) => `  ${line}\n  `).join('  ')}</head>`)
    .replace(root, () => body);
}
