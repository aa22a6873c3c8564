import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/lib/session/index.ts';

const words = { expired: 'ended.expired', 'invalid-user-type': 'ended.invalidUserType' } as const;

/** Says why somebody is no longer signed in. Whoever signed out knows. */
export function SessionNotices() {
  const { t } = useTranslation('shell');
  const { ended } = useSession();

  useEffect(() => {
    if (ended === undefined || ended === 'signed-out') return;
    const text = t(words[ended]);
    void import('../../shared/ui/toast/toast.ts').then(({ toast }) => toast(text, { severity: 'error' }));
  }, [ended, t]);

  return null;
}
