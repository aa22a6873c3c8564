import type { signUpRecruiter, signUpTalent } from '@callboard/contract/accounts/sign-up';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField } from '../../../platform/http/problem-error.ts';
import { changeRecruiter, changeTalent } from '../../people/person-summaries/index.ts';
import * as queries from './sign-up-details.queries.ts';

type TalentBody = Omit<Parsed<typeof signUpTalent>['body'], 'email' | 'password'>;
type RecruiterBody = Parsed<typeof signUpRecruiter>['body'];

const rejectUnknown = async (
  db: Database,
  table: 'city' | 'gender',
  id: number | undefined,
  field: string,
) => {
  if (id !== undefined && !(await queries.exists(db, table, id)))
    throw invalidField(field, 'Choose one from the list');
};

const rejectImpossibleBirth = (date: string | undefined) => {
  if (date !== undefined && (date <= '1900-01-01' || date > new Date().toISOString().slice(0, 10))) {
    throw invalidField('date_of_birth', 'Enter a valid date of birth');
  }
};

const rejectCopiesWithoutAddress = (body: TalentBody) => {
  if (body.send_updates_mananger_email && !body.mananger_email_address) {
    throw invalidField('mananger_email_address', 'Enter an email to send copies to');
  }
  if (body.send_updates_manage_mobile && !body.mananger_mobile_number) {
    throw invalidField('mananger_mobile_number', 'Enter a mobile number to send copies to');
  }
};

/** Sign-up details of a talent besides the account. */
export const talentDetails = (body: TalentBody) => async (trx: Database, accountId: number) => {
  await rejectUnknown(trx, 'city', body.current_residence, 'current_residence');
  await rejectUnknown(trx, 'gender', body.gender, 'gender');
  rejectImpossibleBirth(body.date_of_birth);
  rejectCopiesWithoutAddress(body);
  await changeTalent(trx, accountId, {
    last_activity_page: 1,
    residence_city_id: body.current_residence,
    date_of_birth: body.date_of_birth,
    gender_id: body.gender,
    show_to_recruiters: body.show_to_recruiters,
    is_managed: body.is_managed_by_manager,
    manager_email: body.mananger_email_address,
    manager_mobile: body.mananger_mobile_number,
    manager_gets_mail: body.send_updates_mananger_email,
    manager_gets_messages: body.send_updates_manage_mobile,
  });
  if (body.whatsapp_updates !== undefined) {
    await queries.setWhatsAppUpdates(trx, accountId, body.whatsapp_updates);
  }
};

export const recruiterDetails = (body: RecruiterBody) => async (trx: Database, accountId: number) => {
  await rejectUnknown(trx, 'city', body.city, 'city');
  await changeRecruiter(trx, accountId, {
    job_title: body.role,
    city_id: body.city,
    website: body.website,
  });
};
