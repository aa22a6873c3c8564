import type { MasterData } from '@callboard/contract/site/reference';
import { memo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toggled } from '../model/change.ts';
import type { Editor } from '../model/editor.ts';
import { sameProps } from '../model/same-props.ts';
import classes from './gender-choice.module.css';

interface GenderChoiceProps {
  lists: MasterData;
  chosen: readonly number[] | undefined;
  editor: Editor;
}

/** The first two have a place of their own; the others are cast as one. */
const alone = 2;

export const GenderChoice = memo(function GenderChoice({ lists, chosen, editor }: GenderChoiceProps) {
  const { t } = useTranslation('talentFilters');
  const others = lists.genders.slice(alone);
  const segments = [
    ...lists.genders.slice(0, alone).map(({ id, name }) => ({ label: name, said: name, ids: [id] })),
    { label: t('other'), said: others.map(({ name }) => name).join(', '), ids: others.map(({ id }) => id) },
  ];
  return (
    <div className={classes.segments}>
      {segments.map(({ label, said, ids }) => (
        <label key={label} className={classes.segment} title={said}>
          <input
            type="checkbox"
            className={classes.input}
            aria-label={said === label ? undefined : `${label}: ${said}`}
            checked={ids.some((id) => chosen?.includes(id))}
            onChange={() => editor.change({ gender: toggled(chosen, ids) })}
          />
          {label}
        </label>
      ))}
    </div>
  );
}, sameProps);
