import { ChevronLeft, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './profile-top.module.css';

interface ProfileTopProps {
  backTo: 'findTalents' | 'dashboard';
  children?: ReactNode;
}

/** The way back at the left; at the right what belongs to the whole page. */
export function ProfileTop({ backTo, children }: ProfileTopProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={classes.top}>
      <nav aria-label={t('places')}>
        <Link className={classes.back} to={paths[backTo]()}>
          <ChevronLeft size={16} aria-hidden /> {t(backTo)}
        </Link>
      </nav>
      {children}
    </div>
  );
}

export function ShareButton({ onShare }: { onShare: () => void }) {
  const { t } = useTranslation('talentProfile');
  return (
    <Button variant="ghost" leftSection={<Share2 size={16} aria-hidden />} onClick={onShare}>
      {t('share.button')}
    </Button>
  );
}
