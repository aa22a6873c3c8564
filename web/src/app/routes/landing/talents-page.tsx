import { RecruiterDirectory } from '../../../features/people/recruiter-directory/index.ts';
import {
  ActionLinks,
  ApplicationStatuses,
  BoardFailed,
  BoardWaiting,
  CallSheet,
  ClosingCall,
  FaceWall,
  HouseRules,
  HowItWorks,
  Opening,
  PhotoHint,
  Questions,
  SlipWaiting,
  useLanding,
} from '../../../features/site/landing/index.ts';
import { talentLanding } from '../../../shared/i18n/en/talent-landing.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { paths } from '../../../shared/lib/paths.ts';
import './landing-i18n.ts';

registerTranslations('talentLanding', { en: talentLanding });

export function Component() {
  const { t } = useTranslation('talentLanding');
  const { t: shared } = useTranslation('landing');
  const { data: board, isError, error, refetch } = useLanding();
  usePageHead({ title: t('title'), description: t('description') });
  const open = board?.counts.open_jobs ?? 0;
  const findJobs = {
    label:
      open > 0 ? shared('calls.find', { count: open, shown: formatCount(open) }) : shared('calls.findAny'),
    to: paths.findJobs(),
  };
  const start = <ActionLinks kind={1} label={t('start')} second={findJobs} />;
  return (
    <>
      <Opening
        overline={t('overline')}
        headline={{
          before: t('headline.before'),
          emphasis: t('headline.emphasis'),
          after: t('headline.after'),
        }}
        lead={t('lead')}
        actions={start}
        slip={
          board ? board.calls.length > 0 && <CallSheet calls={board.calls} /> : !isError && <SlipWaiting />
        }
      />
      {board && <FaceWall faces={board.new_faces} />}
      {!board && (isError ? <BoardFailed error={error} onRetry={() => void refetch()} /> : <BoardWaiting />)}
      <ApplicationStatuses />
      <HowItWorks audience="talents" />
      <PhotoHint />
      <HouseRules rules={['noFees', 'hiddenNumbers', 'checkedCalls', 'guardians', 'papers', 'leaving']} />
      <RecruiterDirectory />
      <Questions asked={['free', 'number', 'real', 'silence', 'manager', 'phone']} />
      <ClosingCall
        title={t('closing.title')}
        text={t('closing.text')}
        actions={start}
        counts={board?.counts}
      />
    </>
  );
}
