import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import type { TalentProgress } from '@callboard/contract/people/profile-editor/publishing-needs';
import type { MasterData } from '@callboard/contract/site/reference';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { LeaveDialog } from '../../../../shared/ui/dialog/leave-dialog.tsx';
import { FailedQuery, QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useLists } from '../../../site/reference/index.ts';
import { updateCachedTalent, useTalent } from '../api.ts';
import { useSaveStatus } from '../model/use-save-status.ts';
import { Wizard } from '../model/wizard.ts';
import { useWizard, WizardContext } from '../model/wizard-context.ts';
import { SaveIndicator } from './save-indicator.tsx';
import { SectionEditor } from './section-editor.tsx';
import classes from './wizard.module.css';
import { WizardPages } from './wizard-pages.tsx';

/** Online, leaving the page saves everything. Offline, a dialog says what is kept. */
function LeaveOffline() {
  const { t } = useTranslation('profileWizard');
  const { wizard } = useWizard();
  const isOnline = useIsOnline();
  const { mark } = useSaveStatus(wizard);
  return (
    <LeaveDialog
      isNeeded={!isOnline && mark === 'offline'}
      title={t('leave.title')}
      text={t('leave.text')}
      leave={t('leave.leave')}
      stay={t('leave.stay')}
    />
  );
}

const fields = ['first', 'second', 'third', 'fourth', 'fifth'];

function WizardSkeleton() {
  return (
    <div className={classes.wizard}>
      <div className={classes.panes}>
        <div className={classes.column}>
          <div className={classes.skeleton}>
            <Skeleton height="0.25rem" />
            <Skeleton width="9rem" height="0.875rem" />
            <Skeleton width="18rem" height="2.25rem" />
            <SkeletonText lines={2} />
            {fields.map((field) => (
              <Skeleton key={field} height="4.5rem" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface ProfileWizardProps {
  user: Pick<SessionUser, 'user_id' | 'isFreezed' | 'name'>;
  /** Page 2. Calls back with the progress after each change. */
  gallery: (onProgress: (progress: TalentProgress) => void) => ReactNode;
}

interface OpenWizardProps extends ProfileWizardProps {
  payload: TalentPayload;
  /** When the payload was loaded. */
  readAt: number;
  lists: MasterData;
}

/** A profile cached longer than this is shown right away and reloaded in the background. */
const freshFor = 2000;

/** The header shows the name, so the session is refreshed when it changes. */
function useNameInHeader(payload: TalentPayload, shown: string) {
  const name = `${payload.first_name} ${payload.last_name}`.trim();
  useEffect(() => {
    if (name !== shown) session.refreshUser().catch(() => undefined);
  }, [name, shown]);
}

/** When a save fails because of a freeze, the session is refreshed; when the freeze ends, saving resumes. */
function useFreeze(wizard: Wizard, isFrozen: boolean) {
  const { mark } = useSaveStatus(wizard);
  const isChanged = mark === 'frozen' && !isFrozen;
  useEffect(() => {
    if (isChanged) session.refreshUser().catch(() => undefined);
  }, [isChanged]);
  useEffect(() => {
    if (!isFrozen) wizard.retry();
  }, [wizard, isFrozen]);
}

function OpenWizard({ user, payload, readAt, lists, gallery }: OpenWizardProps) {
  const client = useQueryClient();
  const userId = user.user_id;
  const updatePayload = useCallback(
    (change: (known: TalentPayload) => TalentPayload) => updateCachedTalent(client, userId, change),
    [client, userId],
  );
  const [wizard] = useState(() => new Wizard({ userId, payload, updatePayload }));
  const [isStale] = useState(() => Date.now() - readAt > freshFor);
  useEffect(() => {
    wizard.open();
    if (isStale) void wizard.reload();
    return () => void wizard.close();
  }, [wizard, isStale]);
  const isReadOnly = user.isFreezed;
  // Whoever publishes right now stays on the last page and sees that it worked.
  const [isEdited] = useState(payload.progress.is_profile_creation_completed);
  useFreeze(wizard, isReadOnly);
  useNameInHeader(payload, user.name);

  const value = useMemo(
    () => ({ wizard, payload, updatePayload, lists, isReadOnly }),
    [wizard, payload, updatePayload, lists, isReadOnly],
  );
  const onProgress = useCallback(
    (progress: TalentProgress) => updatePayload((known) => ({ ...known, progress })),
    [updatePayload],
  );
  return (
    <WizardContext value={value}>
      <SaveIndicator />
      {isEdited ? (
        <SectionEditor gallery={gallery(onProgress)} />
      ) : (
        <WizardPages gallery={gallery(onProgress)} />
      )}
      <LeaveOffline />
    </WizardContext>
  );
}

/** Creates a profile in six pages, and edits it once it is published. */
export function ProfileWizard(props: ProfileWizardProps) {
  const { t } = useTranslation('profileWizard');
  const talent = useTalent(props.user.user_id);
  const lists = useLists();
  const isPending = talent.isPending || lists.isPending;
  const query = {
    data: talent.data && lists.data ? { payload: talent.data, lists: lists.data } : undefined,
    error: isPending ? undefined : (talent.error ?? lists.error),
    refetch: () => {
      if (talent.isError) void talent.refetch();
      if (lists.isError) void lists.refetch();
    },
  };
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      waiting={<WizardSkeleton />}
      failed={(error) => (
        <div className={classes.panes}>
          <FailedQuery level={1} error={error} thing={t('thing')} kept={t('kept')} onRetry={query.refetch} />
        </div>
      )}
    >
      {(data) => <OpenWizard key={data.payload.user_id} {...props} {...data} readAt={talent.dataUpdatedAt} />}
    </QueryState>
  );
}
