import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import { paths } from '../../../../shared/lib/paths.ts';

export const profilePath = ({
  user_type,
  userUniqueId,
}: Pick<ChatPerson, 'user_type' | 'userUniqueId'>): string =>
  user_type === 1 ? paths.talent(userUniqueId) : paths.recruiter(userUniqueId);
