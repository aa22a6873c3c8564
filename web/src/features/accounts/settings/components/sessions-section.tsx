import type { Session } from '@callboard/contract/accounts/user';
import { useQueryClient } from '@tanstack/react-query';
import { Globe, Laptop, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Button, PlainButton } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshSessions, sendEndOtherSessions, sendEndSession, useSessions } from '../api.ts';
import { toastError } from '../model/error-text.ts';
import { useSettings } from '../model/settings-context.ts';
import { Section } from './section.tsx';
import classes from './sessions-section.module.css';
import rowClasses from './settings-row.module.css';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop, other: Globe };

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  useTimeFormat();
  const { t } = useTranslation('settings');
  const { device, kind, ip_address, last_used_at, is_current } = session;
  const Icon = icons[kind];
  return (
    <li className={rowClasses.row}>
      <span className={rowClasses.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={rowClasses.what}>
        <b>{device}</b>
        <small>{ip_address ?? t('sessions.unknownPlace')}</small>
      </div>
      <span className={rowClasses.aside}>
        {is_current ? t('sessions.now') : <time dateTime={last_used_at}>{formatDateTime(last_used_at)}</time>}
      </span>
      <span className={rowClasses.end}>
        {is_current ? (
          <Status name="confirmed">{t('sessions.thisDevice')}</Status>
        ) : (
          <Button
            size="sm"
            variant="outline"
            loading={isEnding}
            aria-label={t('sessions.endOne', { device })}
            onClick={onEnd}
          >
            {t('sessions.end')}
          </Button>
        )}
      </span>
    </li>
  );
}

function useEndSessions(userId: number) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [ending, setEnding] = useState<string>();

  const run = async (name: string, work: () => Promise<string>) => {
    if (ending !== undefined) return;
    setEnding(name);
    try {
      toast(await work());
    } catch (error) {
      toastError(t, error);
    } finally {
      await refreshSessions(client);
      setEnding(undefined);
    }
  };

  return {
    ending,
    endOne: (session: Session) =>
      void run(session.id, async () => {
        await sendEndSession(userId, session);
        return t('sessions.ended', { device: session.device });
      }),
    endOthers: () =>
      void run('others', async () => {
        const { ended } = await sendEndOtherSessions(userId);
        return t('sessions.endedOthers', { count: ended });
      }),
  };
}

const placeholders = ['first', 'second'];

const SessionsSkeleton = () =>
  placeholders.map((row) => (
    <div key={row} className={classes.placeholder}>
      <Skeleton width="2.5rem" height="2.5rem" />
      <SkeletonText lines={2} />
    </div>
  ));

interface SessionListProps {
  sessions: readonly Session[];
  ending: string | undefined;
  onEnd: (session: Session) => void;
}

/** The list is long for people who never sign out. */
const shownAtFirst = 5;

function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const { t } = useTranslation('settings');
  const [isExpanded, setIsExpanded] = useState(false);
  const isFolded = !isExpanded && sessions.length > shownAtFirst + 1;
  const shown = isFolded ? sessions.slice(0, shownAtFirst) : sessions;
  return (
    <>
      <ul className={classes.list} aria-label={t('sessions.list')}>
        {shown.map((one) => (
          <SessionRow key={one.id} session={one} isEnding={ending === one.id} onEnd={() => onEnd(one)} />
        ))}
      </ul>
      {isFolded && (
        <PlainButton className={classes.more} onClick={() => setIsExpanded(true)}>
          {t('sessions.showAll', { count: sessions.length })}
        </PlainButton>
      )}
    </>
  );
}

export function SessionsSection() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const sessions = useSessions(record.user_id);
  const { ending, endOne, endOthers } = useEndSessions(record.user_id);
  const hasOthers = sessions.data?.results.some(({ is_current }) => !is_current) ?? false;
  const aside = hasOthers && (
    <PlainButton className={classes.others} disabled={ending !== undefined} onClick={endOthers}>
      {t('sessions.endOthers')}
    </PlainButton>
  );
  return (
    <Section id="sessions" title={t('sections.sessions')} aside={aside}>
      <QueryState query={sessions} thing={t('sessions.thing')} level={3} waiting={<SessionsSkeleton />}>
        {({ results }) => (
          <>
            <SessionList sessions={results} ending={ending} onEnd={endOne} />
            {!hasOthers && <p className={classes.none}>{t('sessions.none')}</p>}
          </>
        )}
      </QueryState>
    </Section>
  );
}
