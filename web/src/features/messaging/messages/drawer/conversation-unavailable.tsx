import '../i18n.ts';
import { MessageSquareOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';

interface Explanation {
  readonly title: string;
  readonly text: string;
}

interface NotOpenedProps {
  error: unknown;
  onRetry: () => void;
  isRecruiter: boolean;
  action?: ReactNode;
}

/** Says why there is no conversation: the two are not connected yet, or loading failed. */
export function ConversationUnavailable({ error, onRetry, isRecruiter, action }: NotOpenedProps) {
  const { t } = useTranslation('messages');
  const { code, detail } = readRequestError(error);
  const explanations: Partial<Record<typeof code, Explanation>> = {
    NOT_FOUND: {
      title: t('drawer.notYet'),
      text: t(isRecruiter ? 'drawer.notYetRecruiter' : 'drawer.notYetTalent'),
    },
    CONFLICT: { title: t('drawer.refused'), text: detail ?? '' },
    PROFILE_FROZEN: { title: t('drawer.refused'), text: t('drawer.frozen') },
  };
  const explanation = explanations[code];
  if (explanation) return <EmptyState icon={MessageSquareOff} {...explanation} action={action} />;
  return (
    <FailedQuery error={error} thing={t('drawer.thing')} kept={t('drawer.kept')} onRetry={onRetry}>
      {action}
    </FailedQuery>
  );
}
