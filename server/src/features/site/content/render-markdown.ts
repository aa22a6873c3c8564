import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&[a-z#0-9]+;/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/** One slugger per page: repeated headings get a number. */
const anchorMaker = () => {
  const used = new Map<string, number>();
  return (text: string) => {
    const anchor = anchorOf(text);
    const times = used.get(anchor) ?? 0;
    used.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times + 1}`;
  };
};

const toHtml = (markdown: string): string => {
  const makeAnchor = anchorMaker();
  const marked = new Marked({
    async: false,
    renderer: {
      // The page title is the h1, so the text starts at h2.
      heading({ tokens, depth }) {
        const level = Math.min(Math.max(depth, 2), 4);
        const inner = this.parser.parseInline(tokens);
        return `<h${level} id="${makeAnchor(inner)}">${inner}</h${level}>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
};

const leavesTheSite = (href: string) => /^https?:/i.test(href);

const safe: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'del',
      'a',
      'br',
      'hr',
      'blockquote',
      'code',
      'pre',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'], h4: ['id'], th: ['scope'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    th: sanitizeHtml.simpleTransform('th', { scope: 'col' }, false),
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(leavesTheSite(href) && { rel: 'noopener noreferrer' }) },
    }),
  },
};

/** Sanitised HTML, rendered on every request. */
export const renderMarkdown = (markdown: string): string => sanitizeHtml(toHtml(markdown), safe);
