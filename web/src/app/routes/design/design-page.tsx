import { design } from '../../../shared/i18n/en/design.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';
import { Page, Stack } from '../../../shared/ui/layout/layout.tsx';
import { Contents } from './contents.tsx';
import classes from './design-page.module.css';
import { Opening } from './opening.tsx';
import { sections } from './sections/sections.ts';
import { SpecimenSection } from './specimen-section.tsx';

addWords('design', { en: design });

/** A printed specimen sheet of everything the product is made of. */
export function Component() {
  return (
    <Page className={classes.sheet}>
      <Opening />
      <div className={classes.body}>
        <Contents />
        <Stack gap={8}>
          {sections.map(({ name, Specimen }, index) => (
            <SpecimenSection key={name} name={name} number={index + 1}>
              <Specimen />
            </SpecimenSection>
          ))}
        </Stack>
      </div>
    </Page>
  );
}
