import type { TalentContact } from '@callboard/contract/people/talent-profiles/profile';
import { toCsv } from '../../../platform/csv/csv.ts';
import type { UnlockedListRow } from './unlocked-list.queries.ts';

export interface ExportedContact {
  readonly row: UnlockedListRow;
  readonly contact: TalentContact;
  readonly profileUrl: string;
}

const heading = [
  'First name',
  'Last name',
  'Mobile',
  'Email',
  'Manager',
  'Manager mobile',
  'Manager email',
  'Social links',
  'City',
  'Playing age',
  'Character',
  'Project',
  'Unlocked',
  'Profile',
];

const dayInIndia = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

export const formatSocialLinks = ({ social_links }: TalentContact) =>
  social_links.map(({ network, handle }) => `${network.name}: ${handle}`).join('; ');

const playingAge = ({ playing_age_min: min, playing_age_max: max }: UnlockedListRow) =>
  min === null || max === null ? null : `${min} to ${max}`;

export const toContactSheet = (people: readonly ExportedContact[]): string =>
  toCsv([
    heading,
    ...people.map(({ row, contact, profileUrl }) => [
      row.first_name,
      row.last_name,
      contact.mobile_number,
      contact.email,
      contact.manager_name,
      contact.mananger_mobile_number,
      contact.mananger_email_address,
      formatSocialLinks(contact),
      row.city,
      playingAge(row),
      row.character,
      row.project,
      dayInIndia(row.unlocked_at),
      profileUrl,
    ]),
  ]);
