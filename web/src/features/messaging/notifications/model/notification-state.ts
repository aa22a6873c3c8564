import { userTypes } from '@callboard/contract/accounts/sessions';
import type { Notification } from '@callboard/contract/messaging/notifications';
import { ownPath } from '../../../../shared/lib/own-path.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';

/** It asks something that nobody has answered yet. */
export const isAsking = ({ isButtonClick, isAvailableYesorNo, is_expired }: Notification): boolean =>
  isButtonClick && isAvailableYesorNo === null && !is_expired;

/** What came of the question it is about. */
export function outcomeOf({
  available_id,
  isAvailableYesorNo,
  is_expired,
}: Notification): StatusName | undefined {
  if (available_id === null) return undefined;
  if (isAvailableYesorNo !== null) return isAvailableYesorNo ? 'available' : 'notAvailable';
  return is_expired ? 'expired' : undefined;
}

/** Where it leads: a question to itself, an address that is none of ours to all of them. */
export function placeOf({ path, notification_type, available_id }: Notification): string {
  if (notification_type === userTypes.recruiter) return ownPath(path) ?? paths.recruiterNotifications();
  if (available_id !== null) return `${paths.talentNotifications()}?question=${available_id}`;
  return ownPath(path) ?? paths.talentNotifications();
}
