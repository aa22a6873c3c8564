import type { CSSProperties } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import type { Fee } from '../model/character-values.ts';
import { feeFilters, type WireFilters } from '../model/fit-filters.ts';
import { useFitCount, useSettledFilters } from '../model/use-fit-count.ts';
import classes from './fee-check.module.css';
import { countText, fewAtMost } from './fit-words.ts';

interface FeeShareProps {
  stated: WireFilters;
  within: WireFilters;
  unit: 'day' | 'project';
}

function FeeShare({ stated, within, unit }: FeeShareProps) {
  const { t } = useTranslation('characterEditor');
  const { settled } = useSettledFilters(within);
  const all = useFitCount(stated).data?.count;
  const fits = useFitCount(settled).data?.count;
  if (all === undefined || fits === undefined) return null;
  const share: CSSProperties & { '--share': number } = { '--share': all > 0 ? fits / all : 0 };
  return (
    <section>
      <SectionTitle level={3} aside={t(`fit.feeAside.${unit}`)}>
        {t('fit.feeTitle')}
      </SectionTitle>
      {all <= fewAtMost ? (
        <p className={classes.text}>{t('fit.feeFew')}</p>
      ) : (
        <>
          <div className={classes.bar} style={share} aria-hidden />
          <p className={classes.text}>
            {t('fit.feeFits', { count: countText(fits, t), all: countText(all, t) })}
          </p>
        </>
      )}
    </section>
  );
}

/** How many of those who fit and state a fee ask for this much or less. */
export function FeeCheck({ filters, fee }: { filters: WireFilters; fee: Fee }) {
  const asked = feeFilters(filters, fee);
  const unit = fee.per === 'day' || fee.per === 'project' ? fee.per : undefined;
  if (!asked || !unit) return null;
  const [stated, within] = asked;
  return <FeeShare stated={stated} within={within} unit={unit} />;
}
