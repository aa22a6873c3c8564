import type { LandingCall } from '@callboard/contract/site/landing';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { BuiltLink } from '../../../../shared/ui/built-link/built-link.tsx';
import classes from './call-sheet.module.css';
import { closingOf, feeOf, projectOf } from './format-call.ts';
import { PinnedSlip } from './pinned-slip.tsx';

const most = 5;

/** The newest jobs, pinned as a call sheet. */
export function CallSheet({ calls }: { calls: readonly LandingCall[] }) {
  const { t } = useTranslation('talentLanding');
  const { t: words } = useTranslation('landing');
  const isBuilt = useIsBuilt();
  return (
    <PinnedSlip
      label={t('callSheet.label')}
      title={t('callSheet.title')}
      overline={t('callSheet.overline')}
      foot={
        isBuilt(paths.findJobs()) && (
          <Link className={classes.all} to={paths.findJobs()}>
            {t('callSheet.all')} <ChevronRight size={15} aria-hidden />
          </Link>
        )
      }
    >
      <ul className={classes.calls}>
        {calls.slice(0, most).map((call) => (
          <li key={call.id}>
            <BuiltLink className={classes.call} to={paths.job(call.id)}>
              <span className={classes.line}>
                <span className={classes.title}>{call.title}</span>
                <span className={classes.fee}>{feeOf(words, call)}</span>
              </span>
              <span className={classes.meta}>
                <span>{projectOf(words, call)}</span>
                <span>{closingOf(words, call)}</span>
              </span>
            </BuiltLink>
          </li>
        ))}
      </ul>
    </PinnedSlip>
  );
}
