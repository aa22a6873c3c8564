import { formatSocialLinks, type KnownPerson } from './contact-sheet.ts';

const mostOctets = 75;

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Long lines go on after a break and a space, and no letter is cut in half. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of line) {
    const room = pieces.length === 0 ? mostOctets : mostOctets - 1;
    if (Buffer.byteLength(piece + letter) > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece].join('\r\n ');
}

const line = (name: string, ...values: readonly (string | null)[]) =>
  values.every((value) => value === null || value === '')
    ? []
    : [`${name}:${values.map((value) => escaped(value ?? '')).join(';')}`];

const notesOn = ({ row, contact }: KnownPerson) =>
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

const toCard = (person: KnownPerson): string[] => {
  const { row, contact, page } = person;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...line('N', row.last_name, row.first_name, null, null, null),
    ...line('FN', `${row.first_name} ${row.last_name}`.trim()),
    ...line('TEL;TYPE=CELL', contact.mobile_number),
    ...line('EMAIL;TYPE=INTERNET', contact.email),
    ...line('ADR;TYPE=WORK', null, null, null, row.city, null, null, null),
    ...line('URL', page),
    ...line('NOTE', notesOn(person)),
    'END:VCARD',
  ];
};

/** Version 3.0 of vCard, which every phone takes in; several people in one file. */
export const toAddressCards = (people: readonly KnownPerson[]): string =>
  people
    .flatMap(toCard)
    .map((one) => `${fold(one)}\r\n`)
    .join('');
