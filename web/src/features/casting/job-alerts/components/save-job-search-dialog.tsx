import '../i18n.ts';
import { type JobAlertRhythm, jobAlertRhythms } from '@callboard/contract/casting/job-values';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SaveSearchDialog } from '../../../../shared/ui/saved-searches/save-search-dialog.tsx';
import type { JobFilters } from '../../find-jobs/index.ts';
import { isKept, useSaveJobSearch } from '../api.ts';
import classes from './job-search-tools.module.css';

export interface SearchToSave {
  filters: JobFilters;
  suggestedName: string;
}

interface SaveJobSearchDialogProps extends SearchToSave {
  onClose: () => void;
}

export default function SaveJobSearchDialog(props: SaveJobSearchDialogProps) {
  const { filters, suggestedName, onClose } = props;
  const { t } = useTranslation('jobAlerts');
  const save = useSaveJobSearch();
  return (
    <SaveSearchDialog<JobAlertRhythm>
      lead={t('save.lead')}
      suggestedName={suggestedName || t('allJobs')}
      alerts={jobAlertRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
      usualAlert="daily"
      note={!isKept(filters) && <p className={classes.note}>{t('save.leftOut')}</p>}
      onSave={(name, rhythm) => save({ name, rhythm, filters })}
      onClose={onClose}
    />
  );
}
