import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { type FactLine, glanceOf } from '../model/facts.ts';
import type { TalentView } from '../model/talent-view.ts';
import { Section } from './section.tsx';

/** More letters than this do not fit half a line beside their label. */
const longValue = 24;

/** What takes a whole line first, so that the short ones stand in pairs without a hole between them. */
export function Glance({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const facts = glanceOf(view, t);
  if (facts.length === 0) return null;
  const isWide = ({ value }: FactLine) => value.length > longValue;
  const ordered = [...facts.filter(isWide), ...facts.filter((fact) => !isWide(fact))];
  return (
    <Section title={t('glance.title')}>
      <Facts columns={2}>
        {ordered.map((fact) => (
          <Fact key={fact.label} label={fact.label} wide={isWide(fact)}>
            {fact.value}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
