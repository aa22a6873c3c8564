import { type NoticeGroup, noticeGroups } from '@callboard/contract/messaging/notifications';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { type NoticeSearch, searchQuery } from '../model/notification-address.ts';
import classes from './group-rail.module.css';

type Counts = Readonly<Record<NoticeGroup, number>>;

interface GroupRailProps {
  userType: 1 | 2;
  search: NoticeSearch;
  counts: Counts | undefined;
}

/** What never happens to somebody is shown only if it has happened all the same. */
const unlikely: Readonly<Record<1 | 2, readonly NoticeGroup[]>> = { 1: ['credits'], 2: ['offers'] };

function useGroupWord(userType: 1 | 2) {
  const { t } = useTranslation('notifications');
  return (group: NoticeGroup) => t(userType === 2 && group === 'seen' ? 'groups.answers' : `groups.${group}`);
}

/** One kind of notification at a time, with how many there are; chips to swipe on a phone. */
export function GroupRail({ userType, search, counts }: GroupRailProps) {
  const { t } = useTranslation('notifications');
  const { pathname } = useLocation();
  const wordFor = useGroupWord(userType);
  const shown = noticeGroups.filter(
    (group) => !unlikely[userType].includes(group) || (counts?.[group] ?? 0) > 0 || group === search.group,
  );
  return (
    <nav className={classes.rail} aria-label={t('groups.label')}>
      <ul>
        {shown.map((group) => {
          const count = counts?.[group];
          return (
            <li key={group} data-group={group}>
              <Link
                to={{ pathname, search: searchQuery({ ...search, group }) }}
                preventScrollReset
                aria-current={group === search.group ? 'page' : undefined}
              >
                {wordFor(group)}
                <span
                  className={classes.count}
                  data-waits={(group === 'turn' && Number(count) > 0) || undefined}
                >
                  {count === undefined ? ' ' : formatCount(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
