/** Change the reading direction, so a text can look different from what it says. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Invisible characters, except tabs and line breaks. */
const invisible = /(?![\t\n])[\p{Cc}\u00ad\u180e\u200b\u2060-\u2064\ufeff\ufff9-\ufffb]/gu;
/** Used only by the flags of England, Scotland and Wales. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u{e0000}-\u{e007f}]/gu;
/** Joiners are needed in emoji and many scripts. Anywhere else they hide something. */
const needJoiners =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u{fe0f}' +
  [
    'Deva',
    'Beng',
    'Guru',
    'Gujr',
    'Orya',
    'Taml',
    'Telu',
    'Knda',
    'Mlym',
    'Sinh',
    'Arab',
    'Mong',
    'Khmr',
    'Mymr',
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join('') +
  '\\p{M}';
const strayJoiners = new RegExp(`(?<![${needJoiners}])[\\u200c\\u200d]`, 'gu');

/** A letter and its mark may become one letter that needs no joiner, and a joiner may have kept them apart. */
function withoutStrayJoiners(text: string): string {
  const stripped = text.normalize('NFC').replace(strayJoiners, '');
  return stripped === text ? text : withoutStrayJoiners(stripped);
}

/** Removes invisible characters before text is stored. HTML stays plain text. */
export const cleanText = (text: string): string =>
  withoutStrayJoiners(
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(directions, '')
      .replace(invisible, '')
      .replace(tags, '$1'),
  ).trim();
