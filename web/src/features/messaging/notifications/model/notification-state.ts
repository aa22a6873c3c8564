import { userTypes } from '@callboard/contract/accounts/user-types';
import type { Notification } from '@callboard/contract/messaging/notifications';
import { ownPath } from '../../../../shared/lib/own-path.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';

export const hasOpenQuestion = ({ isButtonClick, isAvailableYesorNo, is_expired }: Notification): boolean =>
  isButtonClick && isAvailableYesorNo === null && !is_expired;

export function outcomeOf({
  available_id,
  isAvailableYesorNo,
  is_expired,
}: Notification): StatusName | undefined {
  if (available_id === null) return undefined;
  if (isAvailableYesorNo !== null) return isAvailableYesorNo ? 'available' : 'notAvailable';
  return is_expired ? 'expired' : undefined;
}

/** Questions link to their dialog. Paths of other sites are ignored. */
export function targetPath({ path, notification_type, available_id }: Notification): string {
  if (notification_type === userTypes.recruiter) return ownPath(path) ?? paths.recruiterNotifications();
  if (available_id !== null) return `${paths.talentNotifications()}?question=${available_id}`;
  return ownPath(path) ?? paths.talentNotifications();
}
