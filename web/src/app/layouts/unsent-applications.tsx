import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { logProblem } from '../../shared/lib/log-problem.ts';
import { notSent } from '../../shared/lib/send-later/not-sent.ts';
import { hasUnsentApplications } from '../../shared/lib/send-later/unsent-applications.ts';
import { useSession } from '../../shared/lib/session/index.ts';
import { useStore } from '../../shared/lib/store.ts';
import { toast } from '../../shared/ui/toast/toast.ts';

/** Long enough to be read after putting the phone down. */
const readFor = 20_000;

/** What waited and was refused is said on whichever page is open, with the way back to it. */
function useNotSent(): void {
  const navigate = useNavigate();
  const news = useStore(notSent);
  useEffect(() => {
    if (!news) return;
    const { text, label, to } = news;
    notSent.set(undefined);
    toast(text, {
      severity: 'error',
      hidesAfter: readFor,
      next: { label, onPress: () => void navigate(to) },
    });
  }, [news, navigate]);
}

/** Of talents: an application that waited from before a reload goes on whichever page is open. */
export default function UnsentApplications() {
  const userId = useSession().user?.user_id;
  const client = useQueryClient();
  useNotSent();
  useEffect(() => {
    if (userId === undefined || !hasUnsentApplications(userId)) return;
    import('../../features/casting/applying/index.ts').then(
      ({ goOnSending }) => goOnSending(userId, client),
      (error: unknown) => logProblem('An application waits to be sent', error),
    );
  }, [userId, client]);
  return null;
}
