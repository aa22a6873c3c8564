import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Trouble } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { refusalOf } from '../model/refusal.ts';

interface UnlockTroubleProps {
  trouble: Trouble;
  name: string;
  onLeave: () => void;
}

/** What happened, that nothing was charged, and what to do now. */
export function UnlockTrouble({ trouble, name, onLeave }: UnlockTroubleProps) {
  const { t } = useTranslation('unlocking');
  const key = refusalOf(trouble);
  const contact = key === 'PROFILE_FROZEN' && (
    <Link to={paths.memberContact(2)} onClick={onLeave}>
      {t('trouble.contact')}
    </Link>
  );
  return (
    <Notice family={key === 'unknown' ? 'wait' : 'stop'} action={contact}>
      {t(`trouble.${key}`, { name })}
    </Notice>
  );
}
