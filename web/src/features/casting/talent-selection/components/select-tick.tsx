import '../i18n.ts';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { translatorOf, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { maxSelected, type SelectedTalent } from '../model/selection.ts';
import { toggleSelected, useIsSelected } from '../model/selection-store.ts';
import classes from './select-tick.module.css';

/** Says so when there is no room for more. */
export function selectOrSay(talent: SelectedTalent, how?: { readonly isRange: boolean }): void {
  if (toggleSelected(talent, how)) return;
  toast(translatorOf('talentSelection')('full', { most: maxSelected }), { severity: 'error' });
}

interface SelectTickProps {
  talent: SelectedTalent;
  tabIndex?: 0 | -1 | undefined;
}

/** Shown on hover and focus, and on all cards once something is selected. With Shift, everyone in between. */
export function SelectTick({ talent, tabIndex }: SelectTickProps) {
  const { t } = useTranslation('talentSelection');
  const isSelected = useIsSelected(talent.user_id);
  const press = (event: MouseEvent) => selectOrSay(talent, { isRange: event.shiftKey });
  return (
    <label className={classes.tick} data-tick>
      <input
        type="checkbox"
        tabIndex={tabIndex}
        checked={isSelected}
        aria-label={t('select', { name: talent.name })}
        aria-keyshortcuts="X"
        onClick={press}
        onChange={() => undefined}
      />
      <span className={classes.box} aria-hidden>
        <Check size={16} strokeWidth={3} />
      </span>
    </label>
  );
}
