export type TextPart =
  | { readonly is: 'words'; readonly text: string }
  | {
      readonly is: 'link';
      readonly text: string;
      readonly href: string;
      /** Of a page in another house: where the link really leads. */
      readonly host: string | undefined;
    };

/** Only what is written out plainly: a name with dots alone is no link. */
const written = /(?:https?:\/\/|mailto:|tel:)[^\s<>"]+/giu;

/** Belong to the sentence around a link, not to the link. */
const closing = /[.,;:!?'’”»…]$/u;

/** Letters that cannot be seen or that turn the direction of writing: what is shown would not be what is opened. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, letter: string): number => text.split(letter).length - 1;

function withoutClosing(text: string): string {
  const last = text.at(-1) ?? '';
  const opening = pairs[last];
  const isLoose = opening !== undefined && count(text, last) > count(text, opening);
  return closing.test(text) || isLoose ? withoutClosing(text.slice(0, -1)) : text;
}

function addressOf(text: string): { readonly href: string; readonly host: string | undefined } | undefined {
  if (hidden.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, host, username, password, href, pathname } = new URL(text);
  if (protocol === 'mailto:' || protocol === 'tel:') return pathname ? { href, host: undefined } : undefined;
  // A name before the host is how a link pretends to lead elsewhere.
  if ((protocol !== 'http:' && protocol !== 'https:') || username || password || !host) return undefined;
  return { href, host: host === window.location.host ? undefined : host };
}

/** A text cut into words and links. Together the parts are the text, letter by letter. */
export function findLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const addText = (upTo: number) => {
    if (upTo > from) parts.push({ is: 'words', text: text.slice(from, upTo) });
    from = upTo;
  };
  for (const { 0: match, index } of text.matchAll(written)) {
    const link = withoutClosing(match);
    const address = addressOf(link);
    if (!address) continue;
    addText(index);
    parts.push({ is: 'link', text: link, ...address });
    from = index + link.length;
  }
  addText(text.length);
  return parts;
}
