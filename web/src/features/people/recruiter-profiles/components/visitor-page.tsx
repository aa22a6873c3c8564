import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { MessageSquare, Share2 } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import { useSharePage } from '../model/use-share-page.ts';
import { AnswersCard } from './answers-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { callsAnchor } from './open-calls.tsx';
import { useRecruiterHead } from './page-head.ts';
import { RecruiterSheet } from './recruiter-sheet.tsx';
import classes from './visitor-page.module.css';

/** A guest's header has a red button already; there this one is ink. */
function SeeCalls({ count }: { count: number }) {
  const { t } = useTranslation('recruiterProfile');
  const { user } = useSession();
  return (
    <ButtonAnchor href={`#${callsAnchor}`} size="lg" variant={user ? 'filled' : 'ink'}>
      {t('see', { count, shown: formatCount(count) })}
    </ButtonAnchor>
  );
}

interface MessageButtonProps {
  recruiter: RecruiterProfile;
  /** Where the room is needed for something else. */
  isSquare?: boolean;
}

/** For talents. Whether the two may write to each other is asked when it is pressed. */
function MessageButton({ recruiter, isSquare = false }: MessageButtonProps) {
  const { t } = useTranslation('recruiterProfile');
  const { user_id: userId, first_name: name } = recruiter;
  const icon = <MessageSquare size={18} aria-hidden />;
  return (
    <Button
      variant="outline"
      size="lg"
      className={isSquare ? (classes.square ?? '') : ''}
      leftSection={isSquare ? undefined : icon}
      aria-label={t('messageTo', { name })}
      onClick={() => openMessages({ userId })}
    >
      {isSquare ? icon : t('message')}
    </Button>
  );
}

/** The page for everybody but its owner. */
export function VisitorPage({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { answering, open_call_count: count, name } = recruiter;
  const share = useSharePage(name);
  const isTalent = useSession().user?.user_type === 1;
  useRecruiterHead(recruiter);
  return (
    <RecruiterSheet
      recruiter={recruiter}
      side={
        <>
          <AnswersCard
            answering={answering}
            action={
              (count > 0 || isTalent) && (
                <div className={classes.onDesk}>
                  {count > 0 && <SeeCalls count={count} />}
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
          {count > 0 && <SeeCalls count={count} />}
          {isTalent && <MessageButton recruiter={recruiter} isSquare={count > 0} />}
          <Button
            className={count > 0 || isTalent ? (classes.square ?? '') : ''}
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
