import type { PastWork } from '@callboard/contract/past-work';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './past-works.module.css';
import { Section } from './section.tsx';

/** So many are on the page at once; the rest is a press away, and on paper. */
const shownAtFirst = 12;

/** A longer one stands under the title instead of beside it. */
const longKind = 20;

function Work({ work, isFolded }: { work: PastWork; isFolded: boolean }) {
  const { title, part, year, project_type: type, note } = work;
  const together = [type?.name, note].filter(Boolean).join(' · ');
  const isShort = together.length <= longKind;
  const kind = isShort ? together : type?.name;
  return (
    <li className={classes.work} data-folded={isFolded || undefined}>
      <span className={classes.year}>{year}</span>
      <span className={classes.part} data-alone={part === '' || undefined}>
        <cite className={classes.title}>{title}</cite>
        {part !== '' && <span className={classes.played}>{part}</span>}
      </span>
      {kind && <span className={classes.kind}>{kind}</span>}
      {!isShort && note && <span className={classes.note}>{note}</span>}
    </li>
  );
}

export function PastWorks({ works }: { works: readonly PastWork[] }) {
  const { t } = useTranslation('talentProfile');
  const [isOpen, setIsOpen] = useState(false);
  if (works.length === 0) return null;
  const isFolded = (at: number) => !isOpen && at >= shownAtFirst;
  return (
    <Section title={t('work.title')} aside={t('work.count', { count: works.length })} isLong>
      <ul className={classes.works}>
        {works.map((work, at) => (
          <Work key={work.id} work={work} isFolded={isFolded(at)} />
        ))}
      </ul>
      {works.length > shownAtFirst && (
        <Button
          variant="default"
          className={`${classes.all}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('work.fewer', { count: shownAtFirst }) : t('work.all', { count: works.length })}
        </Button>
      )}
    </Section>
  );
}
