import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import classes from './error-state.module.css';

interface ErrorStateProps {
  title: string;
  happened: string;
  kept: string;
  next: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** A second action beside the retry. */
  children?: ReactNode;
  level?: 1 | 2 | 3;
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** What happened, what is safe and what to do, in that order. */
export function ErrorState({
  title,
  happened,
  kept,
  next,
  onRetry,
  retryLabel,
  children,
  level = 2,
}: ErrorStateProps) {
  const { t } = useTranslation('shell');
  const Heading = headings[level];
  return (
    <div className={classes.error} role="alert">
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.happened}>
        {happened} <strong>{kept}</strong>
      </p>
      <p className={classes.next}>{next}</p>
      {(onRetry || children) && (
        <Row className={classes.actions}>
          {onRetry && (
            <Button variant="ink" onClick={onRetry} leftSection={<RefreshCw size={16} aria-hidden />}>
              {retryLabel ?? t('retry')}
            </Button>
          )}
          {children}
        </Row>
      )}
    </div>
  );
}
