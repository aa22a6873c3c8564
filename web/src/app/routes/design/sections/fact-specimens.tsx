import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './fact-specimens.module.css';

const glance = [
  ['languages', 'Hindi, Kannada, English'],
  ['accents', 'Mangaluru, Neutral'],
  ['hair', 'Black, curly'],
  ['eyes', 'Dark brown'],
  ['training', 'Rangashankara, 2 yrs'],
  ['theatre', '6 years'],
  ['skills', 'Kathak, swimming'],
] as const;

const measures = [
  ['height', '165 cm, 5′5″'],
  ['weight', '56 kg, 123 lb'],
  ['chest', '86 cm, 34″'],
  ['waist', '68 cm, 27″'],
  ['shoe', 'UK 5, EU 38'],
] as const;

export function FactSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.columns}>
      <div>
        <SectionTitle level={3}>{t('facts.glance')}</SectionTitle>
        <Facts columns={2}>
          {glance.map(([label, value]) => (
            <Fact key={label} label={t(`facts.${label}`)} wide={label === 'languages'}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
      <div>
        <SectionTitle level={3} aside={t('facts.confirmed')}>
          {t('facts.measures')}
        </SectionTitle>
        <Facts>
          {measures.map(([label, value]) => (
            <Fact key={label} label={t(`facts.${label}`)}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
    </div>
  );
}
