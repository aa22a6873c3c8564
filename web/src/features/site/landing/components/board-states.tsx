import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './board-states.module.css';
import faceWall from './face-wall.module.css';

export function BoardFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.place}>
      <FailedQuery thing={t('thing')} error={error} onRetry={onRetry} />
    </div>
  );
}

const faces = Array.from({ length: 10 }, (_, face) => face);
const calls = Array.from({ length: 4 }, (_, call) => call);

/** Skeletons of faces and jobs, seen when navigating here from another page. */
export function BoardWaiting() {
  const { t } = useTranslation('landing');
  const { t: controls } = useTranslation('controls');
  return (
    <Waiting label={controls('query.loading', { thing: t('thing') })}>
      <div className={faceWall.wall}>
        <div className={faceWall.inner}>
          <div className={classes.title}>
            <Skeleton width="16rem" height="1.75rem" />
          </div>
          <div className={faceWall.row}>
            {faces.map((face) => (
              <Skeleton key={face} aspectRatio="4 / 5" />
            ))}
          </div>
        </div>
      </div>
      <div className={classes.calls}>
        {calls.map((call) => (
          <Skeleton key={call} height="3.5rem" />
        ))}
      </div>
    </Waiting>
  );
}

export function SlipWaiting() {
  return (
    <div className={classes.slip}>
      <Skeleton aspectRatio="10 / 11" />
    </div>
  );
}
