import type { LandingCall } from '@callboard/contract/site/landing';
import { ChevronRight, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { BuiltLink } from '../../../../shared/ui/built-link/built-link.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import classes from './calls.module.css';
import { closingOf, feeOf, projectOf, whoIsWanted } from './format-call.ts';
import { LandingSection } from './landing-layout.tsx';
import { QuietNote } from './quiet-note.tsx';

function CallRow({ call }: { call: LandingCall }) {
  const { t } = useTranslation('landing');
  const isBuilt = useIsBuilt();
  return (
    <BuiltLink className={classes.call} to={paths.job(call.id)}>
      <span className={classes.part}>
        <span className={classes.title}>{call.title}</span>
        <span className={classes.project}>{projectOf(t, call)}</span>
      </span>
      <span>{whoIsWanted(t, call)}</span>
      <span className={classes.city}>
        {call.city && (
          <>
            <MapPin size={15} aria-hidden /> {call.city}
          </>
        )}
      </span>
      <span className={classes.fee}>{feeOf(t, call)}</span>
      <span className={classes.closing}>{closingOf(t, call)}</span>
      <span className={classes.mark}>
        {call.is_new ? (
          <Status name="new" />
        ) : (
          isBuilt(paths.job(call.id)) && <ChevronRight size={18} aria-hidden />
        )}
      </span>
    </BuiltLink>
  );
}

interface CallsProps {
  calls: readonly LandingCall[];
  openCount: number;
}

export function Calls({ calls, openCount }: CallsProps) {
  const { t } = useTranslation('landing');
  const shown = formatCount(openCount);
  const isBuilt = useIsBuilt();
  return (
    <LandingSection
      title={t('calls.title')}
      aside={
        isBuilt(paths.findJobs()) ? (
          <Link className={classes.find} to={paths.findJobs()}>
            {openCount > 0 ? t('calls.find', { count: openCount, shown }) : t('calls.findAny')}
          </Link>
        ) : (
          openCount > 0 && <span>{t('calls.open', { shown })}</span>
        )
      }
    >
      {calls.length > 0 ? (
        <ul className={classes.calls}>
          {calls.map((call) => (
            <li key={call.id}>
              <CallRow call={call} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={classes.empty}>
          <QuietNote
            title={t('calls.emptyTitle')}
            text={t('calls.emptyText')}
            action={t('calls.emptyAction')}
          />
        </div>
      )}
    </LandingSection>
  );
}
