import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { Applicant, BulkOutcome } from '../api.ts';
import { MoveForm, MoveOutcome, type Reply } from './move-form.tsx';

interface MoveStepsProps {
  applicants: readonly Applicant[];
  startsAt: Reply;
  onMoved?: (moved: readonly number[]) => void;
  onClose: () => void;
}

/** The form, then who stayed. Where everyone moved a line says so. */
export function MoveSteps({ applicants, startsAt, onMoved, onClose }: MoveStepsProps) {
  const { t } = useTranslation('applicationReview');
  const [outcome, setOutcome] = useState<{ readonly result: BulkOutcome; readonly reply: Reply }>();
  // As they were asked for: the list behind is read again meanwhile.
  const [asked] = useState(applicants);
  const end = (result: BulkOutcome, reply: Reply) => {
    onMoved?.(result.moved);
    if (result.stayed.length > 0) return setOutcome({ result, reply });
    toast(t(reply === 'deciding' ? 'deciding.said' : 'bulk.moved', { count: result.moved.length }));
    onClose();
  };
  if (outcome) {
    const { result, reply } = outcome;
    return <MoveOutcome outcome={result} reply={reply} applicants={asked} onClose={onClose} />;
  }
  return <MoveForm applicants={asked} startsAt={startsAt} onMoved={end} onClose={onClose} />;
}
