import { memo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Editor } from '../model/editor.ts';
import { FilterGroup } from './filter-group.tsx';
import classes from './gender-choice.module.css';

interface UnlockedChoiceProps {
  unlocked: boolean | undefined;
  editor: Editor;
}

const choices = [
  { key: 'any', value: undefined },
  { key: 'yes', value: true },
  { key: 'no', value: false },
] as const;

export const UnlockedChoice = memo(function UnlockedChoice({ unlocked, editor }: UnlockedChoiceProps) {
  const { t } = useTranslation('talentFilters');
  return (
    <FilterGroup title={t('unlocked.said')} isInner>
      <div className={classes.segments}>
        {choices.map(({ key, value }) => (
          <label key={key} className={classes.segment}>
            <input
              type="radio"
              name="unlocked"
              className={classes.input}
              checked={unlocked === value}
              onChange={() => editor.change({ unlocked: value })}
            />
            {t(`unlocked.${key}`)}
          </label>
        ))}
      </div>
    </FilterGroup>
  );
});
