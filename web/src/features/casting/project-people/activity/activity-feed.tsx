import '../i18n.ts';
import type { ActivityEntry } from '@callboard/contract/casting/project-people';
import { formatDay } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useActivity } from '../api.ts';
import classes from './activity-feed.module.css';
import { ActivitySentence } from './activity-sentence.tsx';
import { type ActivityDay, dayWord, groupByDay } from './days.ts';

function Line({ entry }: { entry: ActivityEntry }) {
  return (
    <li className={classes.line}>
      <span className={classes.sentence}>
        <ActivitySentence entry={entry} />{' '}
        <time className={classes.time} dateTime={entry.happened_at}>
          {formatTime(entry.happened_at)}
        </time>
      </span>
    </li>
  );
}

function Day({ day, entries }: ActivityDay) {
  const { t } = useTranslation('projectActivity');
  const word = dayWord(day, Date.now());
  return (
    <>
      <h3 className={classes.day}>{word ? t(word) : formatDay(day)}</h3>
      <ol className={classes.lines}>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

/** Who did what on a project, newest first. Up to date where the page uses `useProjectLive`. */
export function ActivityFeed({ projectId }: { projectId: number }) {
  const { t } = useTranslation('projectActivity');
  useTimeFormat();
  const query = useActivity(projectId);
  const entries = query.data?.pages.flatMap(({ results }) => results);
  return (
    <section>
      <SectionTitle>{t('title')}</SectionTitle>
      <QueryState
        query={{ ...query, data: entries }}
        thing={t('thing')}
        level={3}
        waiting={<SkeletonText lines={5} />}
        isEmpty={(all) => all.length === 0}
        empty={<p className={classes.empty}>{t('empty')}</p>}
      >
        {(all) => groupByDay(all).map((one) => <Day key={one.day} {...one} />)}
      </QueryState>
      {query.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}
