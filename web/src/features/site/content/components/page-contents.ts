export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

const heading = /<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g;
const tags = /<[^>]+>/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plainText = (html: string): string =>
  html.replace(tags, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** The headings of sanitised HTML with anchors. */
export const headingsOf = (content: string): Heading[] =>
  [...content.matchAll(heading)].map(([, level, id = '', inner = '']) => ({
    id,
    text: plainText(inner).trim(),
    level: level === '2' ? 2 : 3,
  }));
