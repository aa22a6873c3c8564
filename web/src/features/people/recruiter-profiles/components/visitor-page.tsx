import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { MessageSquare, Share2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import { useSharePage } from '../model/use-share-page.ts';
import { RecruiterSheet } from './recruiter-sheet.tsx';
import { jobsAnchor } from './recruiter-work.tsx';
import classes from './side-cards.module.css';
import { CompanyCard, RepliesCard } from './side-cards.tsx';

/** The header of a guest already has the red button, so this one is ink. */
function SeeJobs({ count }: { count: number }) {
  const { t } = useTranslation('recruiterProfile');
  const { user } = useSession();
  return (
    <ButtonAnchor href={`#${jobsAnchor}`} size="lg" variant={user ? 'filled' : 'ink'}>
      {t('see', { count, shown: formatCount(count) })}
    </ButtonAnchor>
  );
}

interface MessageButtonProps {
  recruiter: RecruiterProfile;
  /** Only the icon, where there is little room. */
  isSquare?: boolean;
}

/** For talents. Whether they may message each other is checked on click. */
function MessageButton({ recruiter, isSquare = false }: MessageButtonProps) {
  const { t } = useTranslation('recruiterProfile');
  const { user_id: userId, first_name: name } = recruiter;
  const icon = <MessageSquare size={18} aria-hidden />;
  return (
    <Button
      variant="outline"
      size="lg"
      className={isSquare ? classes.square : undefined}
      leftSection={isSquare ? undefined : icon}
      aria-label={t('messageTo', { name })}
      onClick={() => openMessages({ userId })}
    >
      {isSquare ? icon : t('message')}
    </Button>
  );
}

/** The page for everyone but its owner. */
export function VisitorPage({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { answering, open_call_count: count, name } = recruiter;
  const share = useSharePage(name);
  const isTalent = useSession().user?.user_type === 1;
  return (
    <RecruiterSheet
      recruiter={recruiter}
      side={
        <>
          <RepliesCard
            answering={answering}
            action={
              (count > 0 || isTalent) && (
                <div className={classes.actions}>
                  {count > 0 && <SeeJobs count={count} />}
                  {isTalent && <MessageButton recruiter={recruiter} />}
                </div>
              )
            }
          />
          <CompanyCard recruiter={recruiter} isOwner={false} />
        </>
      }
      bar={
        <BottomBar label={t('actions')}>
          {count > 0 && <SeeJobs count={count} />}
          {isTalent && <MessageButton recruiter={recruiter} isSquare={count > 0} />}
          <Button
            className={count > 0 || isTalent ? classes.square : undefined}
            variant="outline"
            size="lg"
            aria-label={t('share.button')}
            onClick={share}
          >
            <Share2 size={18} aria-hidden />
          </Button>
        </BottomBar>
      }
    />
  );
}
