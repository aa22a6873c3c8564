import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import classes from './outbox-pages.module.css';

interface OutboxPagesProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}

export function OutboxPages({ page, totalPages, hrefOf }: OutboxPagesProps) {
  const { t } = useTranslation('outbox');
  if (totalPages <= 1) return null;
  return (
    <nav className={classes.pages} aria-label={t('pages')}>
      {page > 1 && (
        <ButtonLink to={hrefOf(page - 1)} variant="outline" size="sm">
          {t('newer')}
        </ButtonLink>
      )}
      <span className={classes.count}>{t('pageOf', { page, total: totalPages })}</span>
      {page < totalPages && (
        <ButtonLink to={hrefOf(page + 1)} variant="outline" size="sm">
          {t('older')}
        </ButtonLink>
      )}
    </nav>
  );
}
