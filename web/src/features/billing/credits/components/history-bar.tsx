import { Download } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useExportEntries } from '../api.ts';
import { kindsInOrder } from '../model/change-kinds.ts';
import type { HistorySearch } from '../model/history-search.ts';
import classes from './history.module.css';
import { RangePicker } from './range-picker.tsx';

interface HistoryBarProps {
  recruiterId: number;
  search: HistorySearch;
  isEmpty: boolean;
  onChange: (next: Partial<HistorySearch>) => void;
}

const all = 'all';
const kinds = [all, ...kindsInOrder] as const;

/** Which dates, which kind, and all of it as a file. */
export function HistoryBar({ recruiterId, search, isEmpty, onChange }: HistoryBarProps) {
  const { t } = useTranslation('credits');
  const { mutate, isPending } = useExportEntries(recruiterId);
  const options = kinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <div className={classes.bar}>
      <RangePicker range={search} onChange={({ from, to }) => onChange({ from, to })} />
      <div className={classes.kinds}>
        <SegmentSwitch
          label={t('history.kinds')}
          options={options}
          value={search.kind ?? all}
          onChange={(kind) => onChange({ kind: kind === all ? undefined : kind })}
        />
      </div>
      <Button
        variant="outline"
        className={classes.export}
        leftSection={<Download size={16} aria-hidden />}
        loading={isPending}
        disabled={isEmpty}
        onClick={() =>
          mutate(search, { onError: () => toast(t('history.exportFailed'), { severity: 'error' }) })
        }
      >
        {t('history.export')}
      </Button>
    </div>
  );
}
