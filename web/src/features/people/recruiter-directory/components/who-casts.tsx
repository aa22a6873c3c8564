import '../i18n.ts';
import type { RecruiterCard as Recruiter } from '@callboard/contract/people/recruiter-profiles';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { useRecruiters } from '../api.ts';
import classes from './who-casts.module.css';

/** One who casts. The whole card is the link to their page. */
function RecruiterCard({ recruiter }: { recruiter: Recruiter }) {
  const { t } = useTranslation('whoCasts');
  const { name, company, role, city, is_verified, recruiter_edit_image, open_call_count: count } = recruiter;
  const line = [role, company === name ? undefined : company, city].filter(Boolean).join(', ');
  return (
    <li className={classes.card}>
      <Avatar src={recruiter_edit_image ?? undefined} name={name} size="lg" />
      <div className={classes.who}>
        <Link className={classes.name} to={paths.recruiter(recruiter.userUniqueId)}>
          {name}
        </Link>
        {line && <p className={classes.line}>{line}</p>}
        {(is_verified || count > 0) && (
          <p className={classes.marks}>
            {is_verified && (
              <StatusChip family="go" icon={ShieldCheck}>
                {t('verified')}
              </StatusChip>
            )}
            {count > 0 && <Status name="open">{t('casting', { count })}</Status>}
          </p>
        )}
      </div>
    </li>
  );
}

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
