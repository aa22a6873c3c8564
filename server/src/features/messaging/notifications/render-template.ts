import type { Notification } from '@callboard/contract/messaging/notifications';

export type Part = Notification['parts'][number];
export type Variables = Readonly<Record<string, string>>;

const longestValue = 160;
const longestMessage = 1000;

const variable = /\{\{([a-z][A-Za-z]*)\}\}/g;
const styled = /\*\*(?<strong>.+?)\*\*|_(?<title>.+?)_/g;

/** Control and direction characters: a name must not reorder our text. */
const unsafeCharacters = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

const truncate = (text: string, longest: number) => {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
};

export const cleanValue = (value: string, longest = longestValue) =>
  truncate(value.replace(/\s+/g, ' ').replace(unsafeCharacters, '').trim(), longest);

/** Names of the {{variables}}. */
export const variableNamesIn = (...templates: readonly string[]): string[] => {
  const names = templates.flatMap((template) =>
    [...template.matchAll(variable)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
};

/** The same, but throws on malformed braces. */
export const variablesIn = (...templates: readonly string[]): string[] => {
  for (const template of templates) {
    if (/[{}]/.test(template.replace(variable, ''))) throw new Error(`Stray braces in "${template}"`);
  }
  return variableNamesIn(...templates);
};

const requiredValue = (variables: Variables, name: string) => {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) throw new Error(`The variable {{${name}}} has no value`);
  return value;
};

const fill = (template: string, variables: Variables, longest?: number) =>
  template.replace(variable, (_, name: string) => cleanValue(requiredValue(variables, name), longest));

/** Parses the markup before filling in variables, so user text is never read as markup. */
const split = (template: string): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: match, groups = {} } of template.matchAll(styled)) {
    if (index > from) parts.push({ text: template.slice(from, index) });
    const { strong, title } = groups;
    if (strong !== undefined) parts.push({ text: strong, style: 'strong' });
    else if (title !== undefined) parts.push({ text: title, style: 'title' });
    from = index + match.length;
  }
  if (from < template.length) parts.push({ text: template.slice(from) });
  return parts;
};

const truncateParts = (parts: readonly Part[]): Part[] => {
  let remaining = longestMessage;
  return parts.flatMap((part) => {
    const text = remaining > 0 ? truncate(part.text, remaining) : '';
    remaining -= [...text].length;
    return text === '' ? [] : [{ ...part, text }];
  });
};

/** The message in styled parts, and as plain text. */
export function renderMessage(template: string, variables: Variables, longest?: number) {
  const parts = truncateParts(
    split(template).map((part) => ({ ...part, text: fill(part.text, variables, longest) })),
  );
  return { parts, message: parts.map(({ text }) => text).join('') };
}

/** Plain text, for a subject or a label. */
export const renderLine = (template: string, variables: Variables) =>
  fill(
    split(template)
      .map(({ text }) => text)
      .join(''),
    variables,
  );

export const renderPath = (template: string, variables: Variables) =>
  template.replace(variable, (_, name: string) => encodeURIComponent(requiredValue(variables, name)));
