import '../i18n.ts';
import { LayoutGrid, List } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import classes from './layout-switch.module.css';

type Layout = TalentSearch['layout'];

const icons = { grid: LayoutGrid, list: List } as const;
const layouts: readonly Layout[] = ['grid', 'list'];

interface LayoutSwitchProps {
  layout: Layout;
  onLayout: (layout: Layout) => void;
}

/** Faces to look at, or lines to read. */
export function LayoutSwitch({ layout, onLayout }: LayoutSwitchProps) {
  const { t } = useTranslation('talentResults');
  const name = useId();
  return (
    <fieldset className={classes.switch} aria-label={t('layout.label')}>
      {layouts.map((one) => {
        const Icon = icons[one];
        return (
          <label key={one} title={t(`layout.${one}`)}>
            <input
              type="radio"
              name={name}
              aria-label={t(`layout.${one}`)}
              checked={one === layout}
              onChange={() => onLayout(one)}
            />
            <Icon size={16} aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}
