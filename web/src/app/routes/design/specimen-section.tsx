import type { ReactNode } from 'react';
import type { design } from '../../../shared/i18n/en/design.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../shared/ui/section-title/section-title.tsx';
import classes from './specimen-section.module.css';

export type SectionName = keyof typeof design.sections;

export const sectionId = (name: SectionName): string => `sheet-${name}`;

interface SpecimenSectionProps {
  name: SectionName;
  number: number;
  children: ReactNode;
}

export function SpecimenSection({ name, number, children }: SpecimenSectionProps) {
  const { t } = useTranslation('design');
  const id = sectionId(name);
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} size="page" aside={t(`asides.${name}`)}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        {t(`sections.${name}`)}
      </SectionTitle>
      <div className={classes.specimens}>{children}</div>
    </section>
  );
}

interface SpecimenProps {
  title: string;
  children: ReactNode;
}

/** One component inside a section. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <div className={classes.specimen}>
      <h3 className={classes.label}>{title}</h3>
      {children}
    </div>
  );
}
