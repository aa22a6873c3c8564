import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useConnection, useQuickView } from '../api.ts';
import type { FoundTalent } from '../model/found-talent.ts';
import type { Searcher } from '../model/searcher.ts';
import { QuickFacts } from './quick-facts.tsx';
import { QuickPhotos } from './quick-photos.tsx';
import { QuickReels } from './quick-reels.tsx';
import classes from './quick-view.module.css';
import { QuickWork } from './quick-work.tsx';
import { useRecordedLook } from './use-recorded-look.ts';

interface QuickBodyProps {
  talent: FoundTalent;
  searcher: Searcher;
}

function Recorded({ talent, searcher }: Pick<QuickBodyProps, 'talent' | 'searcher'>) {
  const lookedAt = useRecordedLook(talent.user_id, searcher);
  return <QuickFacts talent={talent} lookedAt={lookedAt} />;
}

function More({ name }: { name: string }) {
  const { t } = useTranslation('talentResults');
  return (
    <Notice
      family="wait"
      action={
        <Button variant="outline" onClick={() => openAuthDialog('sign-in', { kind: 2 })}>
          {t('quickView.signIn')}
        </Button>
      }
    >
      {t('quickView.more', { name })}
    </Notice>
  );
}

/** One person: what the card knows at once, the rest when it has come. */
export function QuickBody({ talent, searcher }: QuickBodyProps) {
  const { t } = useTranslation('talentResults');
  // When they last looked is asked first: reading the rest is a look.
  const connection = useConnection(talent.user_id, searcher);
  const isAsked = searcher.kind !== 'recruiter' || connection.isFetched;
  const { data, isError, error, refetch } = useQuickView(talent.userUniqueId, searcher, isAsked);
  const isLimited = readTrouble(error).code === 'RATE_LIMITED';
  const isStranger = searcher.isKnown && searcher.id === undefined;
  return (
    <div className={classes.columns}>
      <div className={classes.left}>
        {data && (
          <QuickPhotos name={talent.name} photos={data.gallary.filter(({ kind }) => kind === 'photo')} />
        )}
        {!data && !isError && <Skeleton aspectRatio="4 / 5" />}
      </div>
      <div className={classes.right}>
        {searcher.kind === 'recruiter' ? (
          <Recorded talent={talent} searcher={searcher} />
        ) : (
          <QuickFacts talent={talent} lookedAt={undefined} />
        )}
        {isError && (
          <Notice
            family="stop"
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {t('quickView.retry')}
              </Button>
            }
          >
            {t(isLimited ? 'quickView.limited' : 'quickView.failed')}
          </Notice>
        )}
        {!data && !isError && (
          <Waiting label={t('quickView.loading')}>
            <SkeletonText lines={5} />
          </Waiting>
        )}
        {data && (
          <>
            <QuickReels gallery={data.gallary} />
            <QuickWork works={data.past_work} />
          </>
        )}
        {isStranger && <More name={talent.name} />}
      </div>
    </div>
  );
}
