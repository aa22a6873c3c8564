import '../i18n.ts';
import type { ClientPage } from '@callboard/contract/casting/client-page';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { MissingPage } from '../../../../shared/ui/missing-page/missing-page.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import type { SharedLink } from '../api.ts';
import { headOf } from '../model/page-texts.ts';
import { useClientPage } from '../model/use-client-page.ts';
import { Bill } from './bill.tsx';
import { ClientBar } from './client-bar.tsx';
import classes from './client-page.module.css';
import { Ended } from './ended.tsx';
import { OpeningForm } from './opening-form.tsx';
import { FacesWaiting, SheetWaiting } from './waiting.tsx';

const { Component: OpenPage } = lazyComponent(() => import('./open-page.tsx'), <FacesWaiting />);

function Missing() {
  const { t } = useTranslation('clientPage');
  return (
    <MissingPage
      title={t('missing.title')}
      text={t('missing.text')}
      description={t('missing.description')}
      linksLabel={t('missing.links')}
    >
      <ButtonLink to={paths.home()} variant="outline">
        {t('missing.home')}
      </ButtonLink>
    </MissingPage>
  );
}

interface SheetProps {
  link: SharedLink;
  page: ClientPage;
  visitor: string | undefined;
  /** Whether it is what this visitor sees, not only the bill that everyone may read. */
  isOwn: boolean;
}

/** The bill on its sheet of paper, and below it what its state allows. */
function Sheet({ link, page, visitor, isOwn }: SheetProps) {
  const { t } = useTranslation('clientPage');
  usePageHead(headOf(t, link, page));
  /** What has not been sent, to copy once the link has ended. */
  const unsent = useRef((): string => '');
  const isOver = page.state === 'expired' || page.state === 'revoked';
  const isOpen = page.state === 'open' && visitor !== undefined;
  return (
    <article className={classes.sheet} aria-label={t('label')}>
      <div className={classes.frame}>
        <Bill link={link} page={page} />
        {isOver && <Ended page={page} unsent={unsent.current()} />}
        {isOpen && isOwn && (
          <OpenPage
            link={link}
            page={page}
            visitor={visitor}
            onUnsent={(read) => {
              unsent.current = read;
            }}
          />
        )}
        {!isOver && !isOwn && <FacesWaiting />}
        {!isOver && !isOpen && isOwn && <OpeningForm link={link} page={page} visitor={visitor} />}
        <footer className={classes.foot}>
          <p>{t('foot', { company: page.from.company })}</p>
          <p>{t('through')}</p>
        </footer>
      </div>
    </article>
  );
}

/** What a client sees who was sent a link: no account, no menu. */
export function ClientPageView(link: SharedLink) {
  const { t } = useTranslation('clientPage');
  const { visitor, query, isOwn } = useClientPage(link);
  const { data } = query;
  return (
    <div className={classes.page}>
      <ClientBar page={data ?? undefined} />
      <QueryState query={query} thing={t('thing')} kept={t('kept')} level={1} waiting={<SheetWaiting />}>
        {(page) =>
          page === null ? <Missing /> : <Sheet link={link} page={page} visitor={visitor} isOwn={isOwn} />
        }
      </QueryState>
    </div>
  );
}
