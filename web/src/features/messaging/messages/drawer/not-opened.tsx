import '../i18n.ts';
import { MessageSquareOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';

interface Refusal {
  readonly title: string;
  readonly text: string;
}

interface NotOpenedProps {
  error: unknown;
  onRetry: () => void;
  isRecruiter: boolean;
  /** Where to go instead. */
  action?: ReactNode;
}

/** Why there is no conversation to show: nothing connects the two yet, or the line broke. */
export function NotOpened({ error, onRetry, isRecruiter, action }: NotOpenedProps) {
  const { t } = useTranslation('messages');
  const { code, detail } = readRequestError(error);
  const refusals: Partial<Record<typeof code, Refusal>> = {
    NOT_FOUND: {
      title: t('drawer.notYet'),
      text: t(isRecruiter ? 'drawer.notYetRecruiter' : 'drawer.notYetTalent'),
    },
    CONFLICT: { title: t('drawer.refused'), text: detail ?? '' },
    PROFILE_FROZEN: { title: t('drawer.refused'), text: t('drawer.frozen') },
  };
  const refusal = refusals[code];
  if (refusal) return <EmptyState icon={MessageSquareOff} {...refusal} action={action} />;
  return (
    <FailedQuery error={error} thing={t('drawer.thing')} kept={t('drawer.kept')} onRetry={onRetry}>
      {action}
    </FailedQuery>
  );
}
