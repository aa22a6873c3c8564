import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { tellLive } from '../../../../shared/lib/live/live-listeners.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { setBlocked } from '../api.ts';

/** Blocking somebody and taking it back, in whichever conversation one is. */
export function useBlocking({ user_id: userId, name }: ChatPerson) {
  const { t } = useTranslation('messages');
  const change = useMutation({
    mutationFn: (blocked: boolean) => setBlocked(userId, blocked),
    // The live channel says the same; a screen that has lost it must not go on offering what is refused.
    onSuccess: () => tellLive('conversation', { user_id: userId }),
  });

  const set = async (blocked: boolean): Promise<boolean> => {
    try {
      await change.mutateAsync(blocked);
      return true;
    } catch {
      return false;
    }
  };
  const unblock = async () => {
    if (await set(false)) toast(t('block.undone', { name }));
    else toast(t('block.failed'), { severity: 'error' });
  };
  const block = async () => {
    const isDone = await set(true);
    if (isDone) {
      toast(t('block.done', { name }), {
        action: { label: t('block.takeBack'), onPress: () => void unblock() },
      });
    }
    return isDone;
  };
  return {
    block,
    /** Without a word about it: who asks for it says it. */
    blockQuietly: () => set(true),
    unblock,
    isBusy: change.isPending,
    hasFailed: change.isError,
    reset: change.reset,
  };
}
