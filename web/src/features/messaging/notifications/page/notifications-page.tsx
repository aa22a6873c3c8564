import '../words.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { noticeListOptions } from '../api.ts';
import { readSearch } from '../model/notification-address.ts';
import { useFreshList } from '../model/use-fresh-list.ts';
import { GroupRail } from './group-rail.tsx';
import { HowTheyReachYou } from './how-they-reach-you.tsx';
import { NoticesFound } from './notices-found.tsx';
import classes from './notifications-page.module.css';
import { PageHead } from './page-head.tsx';
import { useAskedQuestion } from './use-asked-question.ts';
import { WaitingForYou } from './waiting-for-you.tsx';

/** Everything somebody was told, the newest first. */
export function NotificationsPage({ user }: { user: SessionUser }) {
  const [params] = useSearchParams();
  const { user_id: userId, user_type: userType } = user;
  const search = readSearch(params);
  const which = { userId, ...search };
  const found = useInfiniteQuery(noticeListOptions(which));
  useFreshList(which);
  useAskedQuestion();
  const heading = useRef<HTMLHeadingElement>(null);
  const head = found.data?.pages[0];
  const showArrived = () => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.page}>
      <PageHead userId={userId} search={search} heading={heading} head={head} />
      <div className={classes.columns}>
        <GroupRail userType={userType} search={search} counts={head?.counts} />
        <div className={classes.list}>
          <NoticesFound
            key={`${search.group} ${search.search}`}
            user={user}
            search={search}
            found={found}
            onShowArrived={showArrived}
          />
        </div>
        <aside className={classes.aside}>
          <div className={classes.reach}>
            <HowTheyReachYou userId={userId} userType={userType} />
          </div>
          <div className={classes.waiting}>
            <WaitingForYou userId={userId} />
          </div>
        </aside>
      </div>
    </div>
  );
}
