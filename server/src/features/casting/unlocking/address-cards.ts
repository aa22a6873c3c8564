import { type ExportedContact, formatSocialLinks } from './contact-sheet.ts';

const maxOctets = 75;

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds long lines without splitting a character. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    const room = pieces.length === 0 ? maxOctets : maxOctets - 1;
    if (Buffer.byteLength(piece + character) > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n ');
}

const line = (name: string, ...values: readonly (string | null)[]) =>
  values.every((value) => value === null || value === '')
    ? []
    : [`${name}:${values.map((value) => escaped(value ?? '')).join(';')}`];

const noteFor = ({ row, contact }: ExportedContact) =>
  [
    row.character && row.project ? `For ${row.character}, ${row.project}` : '',
    [contact.manager_name, contact.mananger_mobile_number, contact.mananger_email_address].some(Boolean)
      ? `Manager: ${[contact.manager_name, contact.mananger_mobile_number, contact.mananger_email_address]
          .filter(Boolean)
          .join(', ')}`
      : '',
    formatSocialLinks(contact),
    'Unlocked on Callboard',
  ]
    .filter(Boolean)
    .join('\n');

const toCard = (person: ExportedContact): string[] => {
  const { row, contact, profileUrl } = person;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...line('N', row.last_name, row.first_name, null, null, null),
    ...line('FN', `${row.first_name} ${row.last_name}`.trim()),
    ...line('TEL;TYPE=CELL', contact.mobile_number),
    ...line('EMAIL;TYPE=INTERNET', contact.email),
    ...line('ADR;TYPE=WORK', null, null, null, row.city, null, null, null),
    ...line('URL', profileUrl),
    ...line('NOTE', noteFor(person)),
    'END:VCARD',
  ];
};

/** vCard 3.0, which every phone can import. */
export const toAddressCards = (people: readonly ExportedContact[]): string =>
  people
    .flatMap(toCard)
    .map((one) => `${fold(one)}\r\n`)
    .join('');
