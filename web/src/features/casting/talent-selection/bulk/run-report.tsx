import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import type { SelectedTalent } from '../model/selection.ts';
import classes from './bulk.module.css';
import type { Failure, RunResult } from './run-one-by-one.ts';

const knownCodes = [
  'NETWORK',
  'NO_CREDITS',
  'PROFILE_FROZEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'PROJECT_RIGHT_MISSING',
  'waiting',
] as const;

interface FailuresProps {
  talents: readonly SelectedTalent[];
  failed: RunResult['failed'];
}

function Failures({ talents, failed }: FailuresProps) {
  const { t } = useTranslation('talentSelection');
  const reasonOf = ({ code, detail }: Failure) =>
    code === 'PROJECT_RIGHT_MISSING' && detail
      ? detail
      : t(`run.errors.${knownCodes.find((known) => known === code) ?? 'other'}`);
  return (
    <Alert family="stop">
      <p>{t('run.failed', { count: failed.size })}</p>
      <ul className={classes.failures}>
        {talents.map(({ user_id, name }) => {
          const failure = failed.get(user_id);
          return (
            failure && (
              <li key={user_id}>
                <b>{name}</b> {reasonOf(failure)}
              </li>
            )
          );
        })}
      </ul>
    </Alert>
  );
}

interface RunReportProps {
  talents: readonly SelectedTalent[];
  result: RunResult;
  isRunning: boolean;
  /** What is going on, and what was done. */
  running: string;
  done: string;
  label: string;
}

/** How far it is, and in the end what failed and why. */
export function RunReport({ talents, result, isRunning, running, done, label }: RunReportProps) {
  const { t } = useTranslation('talentSelection');
  const count = result.done.size;
  const tried = count + result.failed.size;
  if (isRunning) {
    return (
      <div className={classes.report} role="status">
        <p>{running}</p>
        <ProgressBar label={label} value={(tried / talents.length) * 100} />
        <p className={classes.small}>{t('run.progress', { done: tried, of: talents.length })}</p>
      </div>
    );
  }
  return (
    <div className={classes.report} role="status">
      {count > 0 && <p>{done}</p>}
      {result.failed.size > 0 && <Failures talents={talents} failed={result.failed} />}
    </div>
  );
}

/** Ananya Rao, Priya Kulkarni and 3 more */
export function useNames(talents: readonly SelectedTalent[]): string {
  const { t } = useTranslation('talentSelection');
  const shown = talents.slice(0, 3).map(({ name }) => name);
  const more = talents.length - shown.length;
  if (more > 0) return t('names.more', { names: shown.join(', '), count: more });
  return new Intl.ListFormat('en-IN').format(shown);
}
