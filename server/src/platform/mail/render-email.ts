interface EmailParts {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A one-time code, shown large. */
  readonly code?: string;
  /** One entryStyle per notification. */
  readonly links?: readonly { readonly text: string; readonly url: string }[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Text by a user, shown exactly as written. */
  readonly quote?: string;
  /** Small print at the end. */
  readonly footnote?: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const pageStyle = 'margin:0;padding:32px 16px;background:#f6f1e6;color:#191512';
const cardStyle =
  'max-width:520px;margin:0 auto;padding:32px;background:#fffdf7;border:1px solid #ded3bf;border-radius:6px;' +
  'font:16px/1.55 Inter,Helvetica,Arial,sans-serif';
const nameStyle = 'margin:0 0 24px;font:600 22px/1.2 Fraunces,Georgia,serif';
const codeStyle = 'margin:24px 0;font:600 32px/1.2 ui-monospace,Menlo,monospace;letter-spacing:8px';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:5px;background:#a3152a;color:#ffffff;' +
  'font-weight:600;text-decoration:none';
const quoteStyle =
  'margin:24px 0;padding:12px 16px;border-left:3px solid #ded3bf;white-space:pre-wrap;word-break:break-word';
const entryStyle = 'margin:0 0 12px;padding-bottom:12px;border-bottom:1px solid #ded3bf';
const smallStyle = 'margin:24px 0 0;font-size:13px;color:#5d5348';

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeText(text)}</p>`;
const linked = ({ text, url }: { text: string; url: string }) =>
  `<p style="${entryStyle}"><a style="color:#191512" href="${escapeText(url)}">${escapeText(text)}</a></p>`;
const withoutMissing = (lines: readonly (string | false | undefined)[]) =>
  lines.filter((line): line is string => typeof line === 'string');

/** Says to a manager why they get it. */
export const copyLine = (firstName: string) =>
  `You’re getting a copy because you manage ${firstName} on Callboard.`;

/** Renders an email as plain text and HTML. User text is always escaped. */
export function renderEmail({
  greeting,
  paragraphs,
  code,
  links = [],
  action,
  quote,
  footnote,
}: EmailParts): {
  text: string;
  html: string;
} {
  const text = withoutMissing([
    greeting,
    ...paragraphs,
    code,
    ...links.map(({ text: what, url }) => `${what}\n${url}`),
    action && `${action.label}: ${action.url}`,
    quote?.replace(/^/gm, '> '),
    'Callboard',
    footnote,
  ]).join('\n\n');
  const html = withoutMissing([
    `<div style="${pageStyle}"><div style="${cardStyle}">`,
    `<p style="${nameStyle}">Callboard</p>`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    code && `<p style="${codeStyle}">${escapeText(code)}</p>`,
    ...links.map(linked),
    action &&
      `<p style="margin:24px 0"><a style="${buttonStyle}" href="${escapeText(action.url)}">${escapeText(action.label)}</a></p>`,
    quote && `<div style="${quoteStyle}">${escapeText(quote)}</div>`,
    footnote && `<p style="${smallStyle}">${escapeText(footnote)}</p>`,
    '</div></div>',
  ]).join('\n');
  return { text, html };
}
