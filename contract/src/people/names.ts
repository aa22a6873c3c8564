import { z } from 'zod';

const joiners = '\u200c\u200d';
const indic =
  '\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}' +
  '\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}';
const viramas = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca';

/** Indian scripts use joiners to choose how letters connect, and emoji use them to combine. */
const ownJoiners = new RegExp(
  `(?<=[${viramas}])[${joiners}]|(?<=[${indic}])[${joiners}](?=[${indic}])` +
    '|(?<=\\p{Extended_Pictographic}\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  'gu',
);

/** Controls, direction marks, private and unassigned characters, and letters that draw nothing. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\u{e0100}-\u{e01ef}]/u;
/** More than any script writes on one letter. */
const stackedMarks = /\p{M}{5,}/u;

const domains =
  'com|org|net|info|biz|xyz|app|dev|link|live|site|online|shop|top|page|click|store|club|pro|vip|work|icu|mobi|asia|' +
  'name|tech|cloud|space|website|email|jobs|agency|studio|actor|film|media|news|today|world|fun|bank|[a-z]{2}';
/** What mail programs turn into a link. A space after a full stop keeps it a name: "Md. Om". */
const webAddress = new RegExp(
  `@|:\\/\\/|\\/\\/|\\bwww[.\\u3002]|[\\p{L}\\p{N}-]{2,}[.\\u3002](?:${domains})(?![\\p{L}\\p{M}\\p{N}])`,
  'iu',
);

export const isClear = (text: string) =>
  !invisible.test(text.replace(ownJoiners, '')) && !stackedMarks.test(text.normalize('NFD'));

export const hasWebAddress = (text: string) => webAddress.test(text.normalize('NFKC'));

/** Composed letters and single spaces, so the same name is always stored the same way. */
const tidy = (text: string) =>
  text
    .trim()
    .normalize('NFC')
    .replace(/[\t\p{Zs}]+/gu, ' ');

const unclear = 'Remove line breaks and hidden characters';
const address = 'Remove the web or email address';

/** The name of a thing: a search, a role, a film. */
export const Title = (max: number) => z.string().overwrite(tidy).min(1).max(max).refine(isClear, unclear);

/** The name of a person or a company. It appears in our emails, so it cannot be a web address. */
export const Name = (max: number) =>
  Title(max)
    .refine((text) => !hasWebAddress(text), address)
    .refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), 'Use letters');

/** A last name, which not everyone has. */
export const NameOrNothing = (max: number) =>
  z
    .string()
    .overwrite(tidy)
    .max(max)
    .refine(isClear, unclear)
    .refine((text) => !hasWebAddress(text), address);
