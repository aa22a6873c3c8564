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
import { Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { useRecruiters } from '../api.ts';
import classes from './recruiter-directory.module.css';

/** The whole card is the link to their page. */
function RecruiterCard({ recruiter }: { recruiter: Recruiter }) {
  const { t } = useTranslation('recruiterDirectory');
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
          <Row className={classes.badges}>
            {is_verified && (
              <StatusChip family="go" icon={ShieldCheck}>
                {t('verified')}
              </StatusChip>
            )}
            {count > 0 && <Status name="open">{t('openJobs', { count })}</Status>}
          </Row>
        )}
      </div>
    </li>
  );
}

const longestName = 120;
const places = [1, 2, 3, 4, 5, 6];

function Results({ name }: { name: string }) {
  const { t } = useTranslation('recruiterDirectory');
  const query = useRecruiters(name);
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      waiting={
        <div className={classes.cards}>
          {places.map((place) => (
            <Skeleton key={place} height="6.5rem" />
          ))}
        </div>
      }
      isEmpty={({ pages }) => pages[0]?.totalResults === 0}
      empty={<p className={classes.none}>{name ? t('none', { name }) : t('empty')}</p>}
    >
      {({ pages }) => {
        const count = pages[0]?.totalResults ?? 0;
        return (
          <>
            <p className={classes.count} role="status">
              {t('found', { count, shown: formatCount(count) })}
            </p>
            <ul className={classes.cards}>
              {pages
                .flatMap(({ results }) => results)
                .map((recruiter) => (
                  <RecruiterCard key={recruiter.user_id} recruiter={recruiter} />
                ))}
            </ul>
            {query.hasNextPage && (
              <Stack align="center" className={classes.more}>
                <Button
                  variant="outline"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('more')}
                </Button>
              </Stack>
            )}
          </>
        );
      }}
    </QueryState>
  );
}

/** The public list of recruiters. */
export function RecruiterDirectory() {
  const { t } = useTranslation('recruiterDirectory');
  const [name, setName] = useState('');
  return (
    <section className={classes.section} aria-labelledby="recruiter-directory">
      <div className={classes.head}>
        <h2 className={classes.title} id="recruiter-directory">
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
      <Results name={name} />
    </section>
  );
}
