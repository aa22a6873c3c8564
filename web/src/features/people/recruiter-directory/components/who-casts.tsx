import '../words.ts';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useRecruiters } from '../api.ts';
import { RecruiterCard } from './recruiter-card.tsx';
import classes from './who-casts.module.css';

const longestName = 120;
const places = [1, 2, 3, 4, 5, 6];

function Found({ name }: { name: string }) {
  const { t } = useTranslation('whoCasts');
  const { data, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useRecruiters(name);
  if (isPending) {
    return (
      <Waiting label={t('loading')}>
        <div className={classes.cards}>
          {places.map((place) => (
            <Skeleton key={place} height="6.5rem" />
          ))}
        </div>
      </Waiting>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('error.title')}
        happened={t('error.happened')}
        kept={t('error.kept')}
        next={t('error.next')}
        onRetry={() => void refetch()}
      />
    );
  }
  const recruiters = data.pages.flatMap(({ results }) => results);
  const count = data.pages[0]?.totalResults ?? 0;
  if (count === 0) return <p className={classes.none}>{name ? t('none', { name }) : t('nobody')}</p>;
  return (
    <>
      <p className={classes.count} role="status">
        {t('found', { count, shown: formatCount(count) })}
      </p>
      <ul className={classes.cards}>
        {recruiters.map((recruiter) => (
          <RecruiterCard key={recruiter.user_id} recruiter={recruiter} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The public list of those who cast, to be looked through before answering a call. */
export default function WhoCasts() {
  const { t } = useTranslation('whoCasts');
  const [name, setName] = useState('');
  return (
    <section className={classes.section} aria-labelledby="who-casts">
      <div className={classes.head}>
        <h2 className={classes.title} id="who-casts">
          {t('title')}
        </h2>
        <SearchField
          label={t('search')}
          clearLabel={t('clear')}
          longest={longestName}
          value={name}
          onSearch={setName}
        />
      </div>
      <p className={classes.lead}>{t('lead')}</p>
      <Found name={name} />
    </section>
  );
}
