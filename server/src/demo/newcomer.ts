import { accountOf } from './account.ts';
import type { Batch } from './batch.ts';
import { birthDate, moment } from './calendar.ts';
import { officeMobile } from './contact.ts';
import type { Random } from './random.ts';
import { idOf } from './reference.ts';
import { noManager } from './talent.ts';

/** Signed up yesterday and stopped at the photos. */
export function addNewcomer(batch: Batch, id: number, today: Date, random: Random): void {
  const joinedDaysAgo = 1.2;
  const [firstName, lastName] = ['Ishaan', 'Bhatt'];
  const email = 'newcomer@callboard.test';
  const joined = moment(today, -joinedDaysAgo);
  batch.account.push(
    accountOf(
      {
        id,
        kind: 'talent',
        firstName,
        lastName,
        email,
        mobile: officeMobile(9999),
        joinedDaysAgo,
        seenDaysAgo: 0.3,
      },
      today,
      random,
    ),
  );
  batch.talent.push({
    account_id: id,
    account_kind: 'talent',
    headline: null,
    about: null,
    date_of_birth: birthDate(today, 23, 140),
    gender_id: idOf.gender('Male'),
    residence_city_id: idOf.city('Mumbai'),
    native_city_id: null,
    nationality_id: idOf.nationality('Indian'),
    education_level_id: null,
    passport_valid_until: null,
    open_to_travel: false,
    theatre_years: null,
    fee_rupees: null,
    fee_per: null,
    fee_note: null,
    playing_age_min: null,
    playing_age_max: null,
    show_to_recruiters: true,
    ...noManager,
    last_activity_page: 2,
    completed_at: null,
    created_at: joined,
    updated_at: joined,
  });
}
