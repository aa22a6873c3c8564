import { withoutContacts } from '../../../platform/without-contacts.ts';

interface Name {
  readonly first_name: string;
  readonly last_name: string;
}

const hidden = '…';

/** Ways to reach a person that are no email address or mobile number, and what withoutContacts leaves for those. */
const waysToReach: readonly RegExp[] = [
  /\[(?:address|number)\]/g,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:com|in|net|org|io|me|co|app|tv|be|link)\b(?:\/\S*)?/giu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}._]{2,}/gu,
  // In any script, however it is spaced. Two years beside each other are eight digits.
  /\p{Nd}(?:[\s().-]?\p{Nd}){8,}/gu,
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Guests read the first name and an initial, so the other names become initials wherever they are written. */
function withInitials(text: string, { first_name, last_name }: Name): string {
  const [first = '', ...others] = `${first_name} ${last_name}`.trim().split(/\s+/);
  return others
    .filter((word) => word.length > 1)
    .reduce((words, name) => {
      const initial = `${name.charAt(0).toLocaleUpperCase('en-IN')}.`;
      const joined = new RegExp(`(${escaped(first)})[._-]*${escaped(name)}`, 'giu');
      const alone = new RegExp(`(?<![\\p{L}\\p{M}])${escaped(name)}(?![\\p{L}\\p{M}])`, 'giu');
      return words.replace(joined, `$1 ${initial}`).replace(alone, initial);
    }, text);
}

/** What a talent wrote about themselves, as anyone on the web may read it. */
export function publicText(text: string | null, name: Name): string | null {
  if (text === null) return null;
  const unreachable = waysToReach.reduce((words, way) => words.replace(way, hidden), withoutContacts(text));
  return withInitials(unreachable, name).trim() || null;
}
