import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { sendPicture } from '../../../../shared/lib/images/send-picture.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { ownRecruiterQuery, sendRecruiterChange } from '../api.ts';

/** A picture is sent when it is chosen: it is too large to be kept on the device until somebody saves. */
export function useCover({ user_id: userId, userUniqueId }: RecruiterProfile) {
  const { t } = useTranslation('recruiterProfile');
  const client = useQueryClient();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();

  const run = async (work: () => Promise<string | null>, said: string) => {
    setError(undefined);
    setShare(0);
    try {
      const recruiter_cover_image = await work();
      client.setQueryData(
        ownRecruiterQuery(userUniqueId).queryKey,
        await sendRecruiterChange(userId, { recruiter_cover_image }),
      );
      toast(said);
    } catch (cause) {
      const { code, fields } = readTrouble(cause);
      setError(fields[0]?.message ?? t(code === 'NETWORK' ? 'edit.trouble.NETWORK' : 'edit.trouble.other'));
    } finally {
      setShare(undefined);
    }
  };

  return {
    share,
    error,
    choose: (file: File) =>
      void run(() => sendPicture(file, 'recruiter-cover', setShare), t('edit.pictureSaved')),
    takeOff: () => void run(async () => null, t('edit.pictureTakenOff')),
  };
}
