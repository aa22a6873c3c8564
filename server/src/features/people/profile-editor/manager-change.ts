import { invalidField } from '../../../platform/http/problem-error.ts';
import type { PayloadRow } from './payload.queries.ts';
import type { TalentChanges } from './payload-change.queries.ts';
import { textOrNull } from './text-or-null.ts';

interface ManagerBody {
  readonly is_managed_by_manager?: boolean | undefined;
  readonly manager_name?: string | null | undefined;
  readonly mananger_email_address?: string | null | undefined;
  readonly mananger_mobile_number?: string | null | undefined;
  readonly send_updates_mananger_email?: boolean | undefined;
  readonly send_updates_manage_mobile?: boolean | undefined;
}

/** Whoever takes an address away wants no more copies sent there; copies need somewhere to go. */
export function managerChange(row: PayloadRow, body: ManagerBody): TalentChanges {
  const email = body.mananger_email_address;
  const mobile = body.mananger_mobile_number;
  const mails = body.send_updates_mananger_email ?? (email === null ? false : undefined);
  const messages = body.send_updates_manage_mobile ?? (mobile === null ? false : undefined);
  if (mails && (email === undefined ? row.manager_email : email) === null) {
    throw invalidField('mananger_email_address', 'Is needed to send copies there');
  }
  if (messages && (mobile === undefined ? row.manager_mobile : mobile) === null) {
    throw invalidField('mananger_mobile_number', 'Is needed to send copies there');
  }
  return {
    is_managed: body.is_managed_by_manager,
    manager_name: textOrNull(body.manager_name),
    manager_email: email,
    manager_mobile: mobile,
    manager_gets_mail: mails,
    manager_gets_messages: messages,
  };
}
