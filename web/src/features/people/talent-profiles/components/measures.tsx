import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { measuresOf } from '../../../../shared/lib/format/measure-text.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { type TalentView, wholeOf } from '../model/talent-view.ts';
import { Section } from './section.tsx';

/** What the tape round the chest is called, by the numbers of the reference list. */
const chestWords: Readonly<Record<number, 'bust' | 'chest'>> = { 1: 'bust', 2: 'chest' };

/** In both units, with the day on which the talent said that they are right. */
export function Measures({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const whole = wholeOf(view);
  const body = whole?.physical_description;
  const lines = body ? measuresOf(body) : [];
  if (!body || lines.length === 0) return null;
  const { confirmed_on: day } = body;
  const chest = chestWords[whole?.gender?.id ?? 0] ?? 'bust_or_chest';
  return (
    <Section
      title={t('measures.title')}
      {...(day && { aside: t('measures.confirmed', { date: formatDate(day) }) })}
    >
      <Facts>
        {lines.map(({ name, text }) => (
          <Fact key={name} label={t(`measures.${name === 'bust_or_chest' ? chest : name}`)}>
            {text}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
