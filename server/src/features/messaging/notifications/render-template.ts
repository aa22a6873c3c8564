import type { Notification } from '@callboard/contract/messaging/notifications';

export type Part = Notification['parts'][number];
export type Variables = Readonly<Record<string, string>>;

const longestValue = 160;
const longestMessage = 1000;

const variable = /\{\{([a-z][A-Za-z]*)\}\}/g;
const styled = /\*\*(?<strong>.+?)\*\*|_(?<title>.+?)_/g;

/** Control characters, and those that turn the direction of what follows: nobody's name reorders our words. */
const unwelcome = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

const cut = (text: string, longest: number) => {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
};

export const cleanValue = (value: string, longest = longestValue) =>
  cut(value.replace(/\s+/g, ' ').replace(unwelcome, '').trim(), longest);

/** The names between braces. */
export const variableNamesIn = (...templates: readonly string[]): string[] => {
  const names = templates.flatMap((template) =>
    [...template.matchAll(variable)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
};

/** The same. Braces that hold something else are a mistake of whoever wrote the words. */
export const variablesIn = (...templates: readonly string[]): string[] => {
  for (const template of templates) {
    if (/[{}]/.test(template.replace(variable, ''))) throw new Error(`Stray braces in "${template}"`);
  }
  return variableNamesIn(...templates);
};

const given = (variables: Variables, name: string) => {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) throw new Error(`Nobody says what {{${name}}} is`);
  return value;
};

const fill = (template: string, variables: Variables, longest?: number) =>
  template.replace(variable, (_, name: string) => cleanValue(given(variables, name), longest));

/** The marks are read before the variables are filled in: what a person typed is text, whatever it looks like. */
const split = (template: string): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: whole, groups = {} } of template.matchAll(styled)) {
    if (index > from) parts.push({ text: template.slice(from, index) });
    const { strong, title } = groups;
    if (strong !== undefined) parts.push({ text: strong, style: 'strong' });
    else if (title !== undefined) parts.push({ text: title, style: 'title' });
    from = index + whole.length;
  }
  if (from < template.length) parts.push({ text: template.slice(from) });
  return parts;
};

const cutParts = (parts: readonly Part[]): Part[] => {
  let room = longestMessage;
  return parts.flatMap((part) => {
    const text = room > 0 ? cut(part.text, room) : '';
    room -= [...text].length;
    return text === '' ? [] : [{ ...part, text }];
  });
};

/** The words in pieces, and the same in plain. */
export function renderMessage(template: string, variables: Variables, longest?: number) {
  const parts = cutParts(
    split(template).map((part) => ({ ...part, text: fill(part.text, variables, longest) })),
  );
  return { parts, message: parts.map(({ text }) => text).join('') };
}

/** For a subject or a label, where nothing is set apart. */
export const renderLine = (template: string, variables: Variables) =>
  fill(
    split(template)
      .map(({ text }) => text)
      .join(''),
    variables,
  );

export const renderPath = (template: string, variables: Variables) =>
  template.replace(variable, (_, name: string) => encodeURIComponent(given(variables, name)));
