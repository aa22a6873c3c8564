import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { NotificationSlice } from '../api.ts';
import {
  isUnfiltered,
  longestSearch,
  type NotificationSearch,
  searchQuery,
} from '../model/notification-address.ts';
import { notificationKeys } from '../model/notification-keys.ts';
import { updateNotifications } from '../model/update-notifications.ts';
import { viewNotifications } from '../model/use-mark-viewed.ts';
import classes from './notifications-page.module.css';

/** Marks everything as read right away, and reverts that if the request fails. */
function useMarkAll(userId: number) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const restore = (known: readonly [QueryKey, unknown][]) => {
    for (const [key, data] of known) client.setQueryData(key, data);
  };
  return useMutation({
    /** Newer ones than this were not seen yet. */
    mutationFn: (seq: number | undefined) =>
      viewNotifications(client, userId, {
        isViewed: true,
        status: true,
        ...(seq !== undefined && { seq }),
      }),
    onMutate: () => {
      const known = client.getQueriesData({ queryKey: notificationKeys.all(userId) });
      updateNotifications(client, userId, (one) => ({ ...one, status: true }));
      return known;
    },
    onError: (error, _seq, known) => {
      restore(known ?? []);
      const isOffline = readRequestError(error).code === 'NETWORK';
      toast(t(isOffline ? 'errors.offline' : 'errors.all'), { severity: 'error' });
    },
  });
}

interface PageHeadProps {
  userId: number;
  search: NotificationSearch;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The first page. Undefined until loaded. */
  head: NotificationSlice | undefined;
}

function MarkAll({ userId, search, head }: Omit<PageHeadProps, 'heading'>) {
  const { t } = useTranslation('notifications');
  const { mutate, isPending } = useMarkAll(userId);
  const newest = isUnfiltered(search) ? head?.results[0]?.seq : undefined;
  const mayMark = head !== undefined && head.unread > 0 && !isPending;
  return (
    <Button
      variant="outline"
      leftSection={<CheckCheck size={17} aria-hidden />}
      // Not disabled, because that would lose the focus.
      aria-disabled={!mayMark}
      onClick={() => {
        if (mayMark) mutate(newest);
      }}
    >
      {t('markAll')}
    </Button>
  );
}

export function PageHead({ userId, search, heading, head }: PageHeadProps) {
  const { t } = useTranslation('notifications');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const onSearch = (text: string, isFirst: boolean) =>
    void navigate(
      { pathname, search: searchQuery({ ...search, search: text }) },
      { replace: !isFirst, preventScrollReset: true },
    );
  return (
    <header className={classes.head}>
      <div>
        <PageTitle heading={heading}>{t('title')}</PageTitle>
        <p className={classes.unread}>
          {head ? t('unread', { count: head.unread, shown: formatCount(head.unread) }) : ' '}
        </p>
      </div>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchField
            label={t('search')}
            clearLabel={t('clearSearch')}
            longest={longestSearch}
            value={search.search}
            onSearch={onSearch}
          />
        </div>
        <MarkAll userId={userId} search={search} head={head} />
      </div>
      <VisuallyHidden role="status">
        {search.search !== '' &&
          head &&
          t('found', { count: head.totalResults, shown: formatCount(head.totalResults) })}
      </VisuallyHidden>
    </header>
  );
}
