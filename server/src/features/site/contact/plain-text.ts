/**
 * Mail programs turn anything like a URL into a link. A stranger's text goes out in our name, so its URLs are
 * broken up.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, '[:]').replace(/(?<=[\p{L}\p{M}\p{N}_-])\.(?=[\p{L}\p{M}]{2,}|xn--)/gu, '[.]');

/** A name or subject on one line. */
export const onOneLine = (text: string): string => withoutLinks(text.replace(/\s+/g, ' ').trim());
