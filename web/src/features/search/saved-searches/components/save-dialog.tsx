import { type SearchAlert, searchAlerts } from '@callboard/contract/search/saved-searches';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SaveSearchDialog } from '../../../../shared/ui/saved-searches/save-search-dialog.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useSaveSearch } from '../api.ts';
import '../i18n.ts';

interface SaveDialogProps {
  search: TalentSearch;
  suggestedName: string;
  onClose: () => void;
}

export default function SaveDialog({ search, suggestedName, onClose }: SaveDialogProps) {
  const { t } = useTranslation('savedSearches');
  const save = useSaveSearch();
  return (
    <SaveSearchDialog<SearchAlert>
      lead={t('save.lead')}
      suggestedName={suggestedName}
      alerts={searchAlerts.map((value) => ({ value, label: t(`alerts.${value}`) }))}
      usualAlert="daily"
      onSave={(name, alert) => save({ name, alert, search })}
      onClose={onClose}
    />
  );
}
