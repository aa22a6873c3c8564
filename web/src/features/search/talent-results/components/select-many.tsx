import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SelectButton } from '../../../../shared/ui/select-button/select-button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { Searcher } from '../../talent-search/index.ts';
import { startSelecting } from '../model/use-selecting.ts';

/** Recruiters select on touch screens too. */
export function SelectMany({ searcher }: { searcher: Searcher }) {
  const { t } = useTranslation('controls');
  if (searcher.kind !== 'recruiter') return null;
  const fail = () => toast(t('notOpened'), { severity: 'error' });
  return <SelectButton onPress={() => void startSelecting(fail)} />;
}
