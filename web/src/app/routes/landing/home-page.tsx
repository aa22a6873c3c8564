import {
  BoardFailed,
  BoardWaiting,
  Calls,
  CastList,
  ClosingCall,
  FaceWall,
  HouseRules,
  HowItWorks,
  Opening,
  Questions,
  SignUpChoice,
  SlipWaiting,
  useLanding,
} from '../../../features/site/landing/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import './landing-i18n.ts';

/** Smaller numbers are not shown. */
const worthCounting = 20;

export function Component() {
  const { t } = useTranslation('landing');
  const { data: board, isError, error, refetch } = useLanding();
  usePageHead({ title: t('title'), description: t('description') });
  const faces = board?.counts.faces ?? 0;
  return (
    <>
      <Opening
        overline={t('overline')}
        headline={{
          before: t('headline.before'),
          emphasis: t('headline.emphasis'),
          after: t('headline.after'),
        }}
        breaksAfterFirst
        lead={faces >= worthCounting ? t('lead', { faces: formatCount(faces) }) : t('leadUncounted')}
        actions={<SignUpChoice />}
        slip={board ? board.cast_list && <CastList list={board.cast_list} /> : !isError && <SlipWaiting />}
      />
      {board && (
        <>
          <FaceWall faces={board.new_faces} />
          <Calls calls={board.calls} openCount={board.counts.open_jobs} />
        </>
      )}
      {!board && (isError ? <BoardFailed error={error} onRetry={() => void refetch()} /> : <BoardWaiting />)}
      <HowItWorks />
      <HouseRules rules={['noFees', 'hiddenNumbers', 'checkedCalls', 'trueStates', 'guardians', 'papers']} />
      <Questions asked={['free', 'number', 'real', 'silence', 'pay', 'phone']} />
      <ClosingCall
        title={t('closing.title')}
        text={t('closing.text')}
        actions={<SignUpChoice />}
        counts={board?.counts}
      />
    </>
  );
}
