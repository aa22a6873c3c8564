import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Trouble } from '../../../../shared/lib/api/request-error.ts';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import classes from './question.module.css';

const named = ['NETWORK', 'PROFILE_FROZEN', 'RATE_LIMITED', 'NOT_FOUND', 'ALREADY_SETTLED'] as const;

/** Why the answer did not go out, and that the question stays. */
export function AnswerTrouble({ trouble }: { trouble: Trouble }) {
  const { t } = useTranslation('availabilityQuestion');
  const code = named.find((one) => one === trouble.code) ?? 'other';
  return (
    <div className={classes.warning}>
      <Notice family="stop">{t(`trouble.${code}`)}</Notice>
    </div>
  );
}
