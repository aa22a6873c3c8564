export type TextPart =
  | { readonly is: 'text'; readonly text: string }
  | {
      readonly is: 'link';
      readonly text: string;
      readonly href: string;
      /** Set for links to other sites. */
      readonly host: string | undefined;
    };

/** Only full URLs. A name with dots is no link. */
const linkPattern = /(?:https?:\/\/|mailto:|tel:)[^\s<>"]+/giu;

/** Belongs to the sentence, not the link. */
const trailingPunctuation = /[.,;:!?'’”»…]$/u;

/** Characters that hide or reorder text could disguise where a link leads. */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, character: string): number => text.split(character).length - 1;

function withoutTrailingPunctuation(text: string): string {
  const last = text.at(-1) ?? '';
  const opening = pairs[last];
  const isUnbalanced = opening !== undefined && count(text, last) > count(text, opening);
  return trailingPunctuation.test(text) || isUnbalanced
    ? withoutTrailingPunctuation(text.slice(0, -1))
    : text;
}

function addressOf(text: string): { readonly href: string; readonly host: string | undefined } | undefined {
  if (hiddenCharacters.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, host, username, password, href, pathname } = new URL(text);
  if (protocol === 'mailto:' || protocol === 'tel:') return pathname ? { href, host: undefined } : undefined;
  // A user name in a URL can disguise its host.
  if ((protocol !== 'http:' && protocol !== 'https:') || username || password || !host) return undefined;
  return { href, host: host === window.location.host ? undefined : host };
}

/** Joined, the parts are the text again. */
export function findLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const addText = (upTo: number) => {
    if (upTo > from) parts.push({ is: 'text', text: text.slice(from, upTo) });
    from = upTo;
  };
  for (const { 0: match, index } of text.matchAll(linkPattern)) {
    const link = withoutTrailingPunctuation(match);
    const address = addressOf(link);
    if (!address) continue;
    addText(index);
    parts.push({ is: 'link', text: link, ...address });
    from = index + link.length;
  }
  addText(text.length);
  return parts;
}
