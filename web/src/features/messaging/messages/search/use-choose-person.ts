import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useStartConversation } from '../api.ts';
import type { Connection } from './group-people.ts';

const notAllowedCodes = ['NOT_FOUND', 'CONFLICT'];

/** Opens the existing conversation or starts one. */
export function useChoosePerson(onOpen: (appId: number) => void) {
  const { t } = useTranslation('messages');
  const start = useStartConversation(onOpen);
  const choose = ({ user_id: userId, name }: ChatPerson, { appId, project }: Connection) => {
    if (appId !== null) return onOpen(appId);
    start.mutate(
      { userId, projectId: project?.id },
      {
        onError: (error) => {
          const isRefused = notAllowedCodes.includes(readRequestError(error).code);
          toast(isRefused ? t('people.notAllowed', { name }) : t('people.notOpened'), { severity: 'error' });
        },
      },
    );
  };
  return { choose, isBusy: start.isPending };
}
