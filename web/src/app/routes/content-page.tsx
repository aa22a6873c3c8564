import { useParams } from 'react-router';
import {
  ContentPage,
  ContentPageWaiting,
  MissingPage,
  useContentPage,
} from '../../features/site/content/index.ts';
import { contentPage } from '../../shared/i18n/en/content-page.ts';
import { registerTranslations } from '../../shared/i18n/i18n.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/lib/paths.ts';
import { FailedQuery } from '../../shared/ui/query-state/query-state.tsx';
import layout from '../layouts/route-error.module.css';

registerTranslations('contentPage', { en: contentPage });

const otherPages = [
  { word: 'terms', to: paths.termsAndConditions() },
  { word: 'privacy', to: paths.privacyPolicy() },
  { word: 'community', to: paths.contentPage('community-rules') },
  { word: 'safety', to: paths.contentPage('safety') },
  { word: 'cookies', to: paths.contentPage('cookies') },
  { word: 'refunds', to: paths.contentPage('refunds') },
] as const;

function Missing({ id }: { id: string }) {
  const { t } = useTranslation('contentPage');
  return (
    <MissingPage
      title={t('missing.title')}
      description={t('missing.description')}
      text={t('missing.text', { id })}
      label={t('pages')}
      links={otherPages.map(({ word, to }) => ({ to, label: t(word) }))}
    />
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('contentPage');
  const { data: page, isError, error, refetch } = useContentPage(id);
  if (page) return <ContentPage page={page} />;
  if (page === null) return <Missing id={id} />;
  if (!isError) return <ContentPageWaiting />;
  return (
    <div className={layout.page}>
      <FailedQuery level={1} thing={t('thing')} error={error} onRetry={() => void refetch()} />
    </div>
  );
}
