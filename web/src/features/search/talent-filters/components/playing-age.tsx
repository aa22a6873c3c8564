import { ageBars } from '@callboard/contract/search/talent-search';
import { memo, useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readWhole } from '../../../../shared/lib/typed/read-number.ts';
import { RangeSlider } from '../../../../shared/ui/range-slider/range-slider.tsx';
import { barsOf, type Counts } from '../model/counts.ts';
import type { Editor } from '../model/editor.ts';

interface PlayingAgeProps {
  least: number | undefined;
  most: number | undefined;
  counts: Counts | undefined;
  editor: Editor;
}

const scale = { from: ageBars.from, to: ageBars.to, step: 1 };
/** Children can be typed for. */
const limits = { least: 0, most: 100 };

export const PlayingAge = memo(function PlayingAge({ least, most, counts, editor }: PlayingAgeProps) {
  const { t } = useTranslation('talentFilters');
  const bars = useMemo(() => barsOf(ageBars, counts), [counts]);
  return (
    <RangeSlider
      labels={{ least: t('ageEnd.least'), most: t('ageEnd.most') }}
      scale={scale}
      value={{ least, most }}
      onChange={(next) => editor.move({ minAge: next.least, maxAge: next.most })}
      onSettled={editor.settle}
      bars={bars}
      write={String}
      read={readWhole}
      limits={limits}
      fault={t('ageFault')}
    />
  );
});
