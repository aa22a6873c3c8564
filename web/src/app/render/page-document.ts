import type { PageHead } from '../../shared/lib/page-head.ts';
import { documentTitle } from '../../shared/lib/page-title.ts';
import { product } from '../../shared/lib/product.ts';

export interface PageParts {
  readonly head: PageHead;
  readonly publicUrl: string;
  /** Where the page lives, below the public address. */
  readonly path: string;
  readonly body: string;
  /** Pictures of the first screen, as the renderer found them. */
  readonly preloads: string;
  readonly css: string;
  readonly styleSheets: readonly string[];
  /** The one script the page runs by itself. */
  readonly script: string;
  /** Those it may send for. */
  readonly laterScripts: readonly string[];
  readonly data: unknown;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Inside a script element only the letters that could end it are dangerous; JSON can write them otherwise. */
const escapeJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const property = (name: string, content: string) => tag('meta', { property: name, content });

/** For pages that have no picture of their own. */
const housePicture = '/share-picture.png';

function describePicture({ head, publicUrl }: PageParts): string[] {
  const { picture } = head;
  if (!picture) return [property('og:image', publicUrl + housePicture)];
  return [
    property('og:image', publicUrl + picture.path),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
  ];
}

/** For machines that read. Not a script that runs: the content security policy lets it stand. */
function structuredData({ head, publicUrl, path }: PageParts): string[] {
  const { structured, picture } = head;
  if (!structured || head.isMissing) return [];
  const data = {
    '@context': 'https://schema.org',
    ...structured,
    url: publicUrl + path,
    ...(picture && { image: publicUrl + picture.path }),
  };
  return [`<script type="application/ld+json">${escapeJson(data)}</script>`];
}

function describe(parts: PageParts): string[] {
  const { head } = parts;
  const title = documentTitle(head.title);
  const canonical = parts.publicUrl + parts.path;
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

/**
 * The styles are in the page already. A link that is switched off is not fetched, and tells the script that
 * loads parts of the page later that it need not fetch them either.
 */
const knownStyles = (files: readonly string[]) =>
  files.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);

const appTags =
  /\s*<(?:script type="module"|link rel="modulepreload"|link rel="stylesheet")[^>]*>(?:<\/script>)?/g;
const title = /<title>[^<]*<\/title>/;
const description = /\s*<meta name="description"[^>]*>/;
const root = '<div id="root"></div>';

/** The one page of the product, filled: a page that can be read before any script has run. */
export function fillDocument(template: string, parts: PageParts): string {
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
