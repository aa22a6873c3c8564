/**
 * Mail programs turn whatever looks like an address into a link. What a stranger typed goes out in our
 * name, so its addresses are written in a way nobody can press.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, '[:]').replace(/(?<=[\p{L}\p{M}\p{N}_-])\.(?=[\p{L}\p{M}]{2,}|xn--)/gu, '[.]');

/** A name or a subject on one line, however it was typed. */
export const onOneLine = (text: string): string => withoutLinks(text.replace(/\s+/g, ' ').trim());
