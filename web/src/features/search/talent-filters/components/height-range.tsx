import { sizeTypes } from '@callboard/contract/people/measurements';
import { heightBars } from '@callboard/contract/search/talent-search';
import { memo, useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { RangeSlider } from '../../../../shared/ui/range-slider/range-slider.tsx';
import { barsOf, type Counts } from '../model/counts.ts';
import type { Editor } from '../model/editor.ts';
import { converted, inUnit, limitsIn, type Measure, writeFeet, writeMeasure } from '../model/measures.ts';
import { readHeight } from '../model/read-height.ts';
import { FilterGroup } from './filter-group.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface HeightRangeProps {
  least?: number | undefined;
  most?: number | undefined;
  unit: number;
  counts: Counts | undefined;
  editor: Editor;
}

const { centimetres, inches, feet } = sizeTypes;

/** Feet, as somebody's old address may have them, are shown in feet and inches too. */
const shownUnit = (unit: number) => (unit === feet.id ? inches.id : unit);

function useScale(unit: number, counts: Counts | undefined) {
  return useMemo(() => {
    const at = (cm: number) => converted(cm, centimetres.id, unit);
    const exact = (cm: number) => (unit === inches.id ? (cm * centimetres.inOne) / inches.inOne : cm);
    return {
      scale: { from: at(heightBars.from), to: at(heightBars.to), step: 1 },
      bars: barsOf(heightBars, counts).map((bar) => ({ ...bar, from: exact(bar.from), to: exact(bar.to) })),
      limits: limitsIn('height', unit),
    };
  }, [unit, counts]);
}

export const HeightRange = memo(function HeightRange(props: HeightRangeProps) {
  const { t } = useTranslation('talentFilters');
  const { editor, counts } = props;
  const measure: Measure = inUnit('height', props, shownUnit(props.unit));
  const { least, most, unit } = measure;
  const isFeet = unit === inches.id;
  return (
    <FilterGroup
      title={t('group.height')}
      aside={
        <UnitSwitch
          group={t('group.height')}
          units={[
            { id: centimetres.id, label: t('unit.cm'), said: t('unit.saidCm') },
            { id: inches.id, label: t('unit.ftIn'), said: t('unit.saidFtIn') },
          ]}
          value={unit}
          onChange={(to) => editor.change(writeMeasure('height', inUnit('height', measure, to)))}
        />
      }
    >
      <RangeSlider
        {...useScale(unit, counts)}
        labels={{ least: t('heightEnd.least'), most: t('heightEnd.most') }}
        value={{ least, most }}
        onChange={(next) => editor.move(writeMeasure('height', { ...next, unit }))}
        onSettled={editor.settle}
        write={(value) => (isFeet ? writeFeet(value, inches.id) : `${value} ${t('unit.cm')}`)}
        read={(text) => readHeight(text, unit)}
        fault={t('heightFault')}
      />
    </FilterGroup>
  );
});
