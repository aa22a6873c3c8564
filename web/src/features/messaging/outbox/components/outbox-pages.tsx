import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
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
        <Button component={Link} to={hrefOf(page - 1)} variant="default" size="sm">
          {t('newer')}
        </Button>
      )}
      <span className={classes.count}>{t('pageOf', { page, total: totalPages })}</span>
      {page < totalPages && (
        <Button component={Link} to={hrefOf(page + 1)} variant="default" size="sm">
          {t('older')}
        </Button>
      )}
    </nav>
  );
}
