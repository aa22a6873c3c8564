import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useReportReasons } from '../api.ts';

interface ReasonChoiceProps {
  value: number | null;
  isFaulty: boolean;
  onChange: (reasonId: number | null) => void;
}

export function ReasonChoice({ value, isFaulty, onChange }: ReasonChoiceProps) {
  const { t } = useTranslation('messages');
  const reasons = useReportReasons();
  if (reasons.isPending) {
    return (
      <Waiting label={t('report.loading')}>
        <Skeleton height="9rem" />
      </Waiting>
    );
  }
  if (reasons.isError) {
    const retry = (
      <Button variant="outline" onClick={() => void reasons.refetch()}>
        {t('report.reload')}
      </Button>
    );
    return (
      <Notice family="stop" action={retry}>
        {t('report.reasonsFailed')}
      </Notice>
    );
  }
  return (
    <RadioChips
      label={t('report.reason')}
      options={reasons.data.map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChange={onChange}
      isOptional={false}
      error={isFaulty ? t('report.reasonFault') : undefined}
    />
  );
}
