import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAddressCards } from './address-cards.ts';
import type { ExportedContact } from './contact-sheet.ts';

const person = (changes: { first_name?: string; manager_name?: string | null }): ExportedContact => ({
  row: {
    talent_id: 4,
    public_id: 'x',
    first_name: changes.first_name ?? 'Ananya',
    last_name: 'Rao',
    is_open: true,
    city: null,
    playing_age_min: null,
    playing_age_max: null,
    unlocked_at: new Date(0),
    last_contact_at: null,
    character_id: null,
    character: null,
    project: null,
    question_id: null,
    starts_on: null,
    ends_on: null,
    question_status: null,
    cover: null,
    is_shortlisted: false,
    note: null,
    cast_as: [],
    is_asked: false,
    is_cast: false,
    is_available: true,
  },
  contact: {
    email: null,
    mobile_number: '+919820041736',
    is_managed_by_manager: false,
    manager_name: changes.manager_name ?? null,
    mananger_email_address: null,
    mananger_mobile_number: null,
    social_links: [],
    unavailable_dates: [],
  },
  profileUrl: 'http://localhost/talent/x',
});

const readBack = (text: string) =>
  text.replace(/\\(n|.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

test('leaves out unknown fields', () => {
  expect(toAddressCards([person({})])).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Rao;Ananya;;;',
      'FN:Ananya Rao',
      'TEL;TYPE=CELL:+919820041736',
      'URL:http://localhost/talent/x',
      'NOTE:Unlocked on Callboard',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('any name stays one value on lines of at most 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(text, text, (first_name, manager_name) => {
      const cards = toAddressCards([person({ first_name, manager_name })]);
      const lines = cards.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const unfolded = cards.replaceAll('\r\n ', '').split('\r\n');
      expect(unfolded).toHaveLength(9);
      const name = unfolded.find((line) => line.startsWith('FN:'))?.slice(3) ?? '';
      expect(readBack(name)).toBe(`${first_name.replace(/\r\n|\r/g, '\n')} Rao`.trim());
    }),
  );
});
