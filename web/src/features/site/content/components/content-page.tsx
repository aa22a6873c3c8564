import type { ContentPage as ContentPageData } from '@callboard/contract/site/content';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './content-page.module.css';
import { headingsOf } from './page-contents.ts';

function Contents({ content }: { content: string }) {
  const { t } = useTranslation('contentPage');
  const headings = headingsOf(content).filter(({ level }) => level === 2);
  if (headings.length < 2) return null;
  return (
    <nav className={classes.contents} aria-labelledby="page-contents">
      <h2 className={classes.contentsTitle} id="page-contents">
        {t('contents')}
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A CMS page with its table of contents, also for print. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const { t } = useTranslation('contentPage');
  usePageHead({ title: page.title, description: page.summary });
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{page.title}</h1>
        <p className={classes.summary}>{page.summary}</p>
        <p className={classes.updated}>{t('updated', { date: formatDate(page.updated_at) })}</p>
      </header>
      <div className={classes.columns}>
        <Contents content={page.content} />
        <div
          className={classes.text}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only a short list of harmless elements through.
          dangerouslySetInnerHTML={{ __html: page.content }}
        />
      </div>
    </article>
  );
}

export function ContentPageWaiting() {
  const { t } = useTranslation('contentPage');
  const { t: controls } = useTranslation('controls');
  return (
    <div className={classes.page}>
      <Waiting label={controls('query.loading', { thing: t('thing') })}>
        <div className={classes.head}>
          <Skeleton width="60%" height="3.5rem" />
        </div>
        <div className={classes.columns}>
          <SkeletonText lines={12} />
        </div>
      </Waiting>
    </div>
  );
}
