import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PastWorkLine } from '../../../../shared/ui/past-work-line/past-work-line.tsx';
import classes from './past-works.module.css';
import { Section } from './section.tsx';

/** So many are on the page at once; the rest is a press away, and on paper. */
const shownAtFirst = 12;

export function PastWorks({ works }: { works: readonly PastWork[] }) {
  const { t } = useTranslation('talentProfile');
  const [isOpen, setIsOpen] = useState(false);
  if (works.length === 0) return null;
  const isFolded = (at: number) => !isOpen && at >= shownAtFirst;
  return (
    <Section title={t('work.title')} aside={t('work.count', { count: works.length })} isLong>
      <ul className={classes.works}>
        {works.map((work, at) => (
          <PastWorkLine key={work.id} work={work} isFolded={isFolded(at)} />
        ))}
      </ul>
      {works.length > shownAtFirst && (
        <Button
          variant="outline"
          className={classes.all}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('work.fewer', { count: shownAtFirst }) : t('work.all', { count: works.length })}
        </Button>
      )}
    </Section>
  );
}
