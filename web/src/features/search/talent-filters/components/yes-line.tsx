import { memo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Editor } from '../model/editor.ts';
import type { YesFilter } from '../model/folds.ts';
import { CheckRow } from './check-row.tsx';

interface YesLineProps {
  filter: YesFilter;
  isOn: boolean;
  editor: Editor;
}

export const YesLine = memo(function YesLine({ filter, isOn, editor }: YesLineProps) {
  const { t } = useTranslation('talentFilters');
  return (
    <CheckRow
      id={0}
      name={t(`yes.${filter}`)}
      isOn={isOn}
      onToggle={() => editor.change({ [filter]: isOn ? undefined : true })}
    />
  );
});
