import './i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { Megaphone, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { useLiveJobs, useMyJobs } from './api.ts';
import { JobsFrame } from './components/jobs-frame.tsx';
import { WhatHelps } from './components/nothing-yet.tsx';
import classes from './openings.module.css';

/** CB Openings: jobs that Callboard itself is casting. Until there are any, what can be done now. */
export function Openings({ user }: { user: Pick<SessionUser, 'user_id' | 'userUniqueId'> }) {
  const { t } = useTranslation('myJobs');
  const { data } = useMyJobs(user.user_id, { closed: 1, applications: 1 });
  useLiveJobs(user.user_id);
  return (
    <JobsFrame tab="openings" lead={t('lead.openings')} counts={data?.counts}>
      <div className={classes.page}>
        <EmptyState
          icon={Megaphone}
          sideIcon={Star}
          title={t('openings.title')}
          text={t('openings.text')}
          action={<ButtonLink to={paths.talent(user.userUniqueId)}>{t('openings.profile')}</ButtonLink>}
        />
        <WhatHelps />
        <aside className={classes.free}>
          <b>{t('openings.free')}</b>
          <p>{t('openings.freeText')}</p>
          <Link to={paths.memberContact(userTypes.talent)}>{t('openings.report')}</Link>
        </aside>
      </div>
    </JobsFrame>
  );
}
