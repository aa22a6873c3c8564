import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { Applicant, BulkOutcome } from '../api.ts';
import { MoveForm, MoveOutcome } from './move-form.tsx';

interface MoveStepsProps {
  applicants: readonly Applicant[];
  startsAt: number;
  onMoved?: (moved: readonly number[]) => void;
  onClose: () => void;
}

/** The form, then who stayed. Where everyone moved a line says so. */
export function MoveSteps({ applicants, startsAt, onMoved, onClose }: MoveStepsProps) {
  const { t } = useTranslation('applicationReview');
  const [outcome, setOutcome] = useState<BulkOutcome>();
  // As they were asked for: the list behind is read again meanwhile.
  const [asked] = useState(applicants);
  const end = (result: BulkOutcome) => {
    onMoved?.(result.moved);
    if (result.stayed.length > 0) return setOutcome(result);
    toast(t('bulk.moved', { count: result.moved.length }));
    onClose();
  };
  if (outcome) return <MoveOutcome outcome={outcome} applicants={asked} onClose={onClose} />;
  return <MoveForm applicants={asked} startsAt={startsAt} onMoved={end} onClose={onClose} />;
}
