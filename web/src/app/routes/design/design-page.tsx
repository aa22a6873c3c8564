import type { ComponentType } from 'react';
import { design } from '../../../shared/i18n/en/design.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { Fact, Facts } from '../../../shared/ui/facts/facts.tsx';
import { Page, Stack } from '../../../shared/ui/layout/layout.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import {
  type StatusFamily,
  type StatusName,
  statusFamilies,
  statusTable,
} from '../../../shared/ui/status/status-table.ts';
import { TalentCard, type TalentCardTalent } from '../../../shared/ui/talent-card/talent-card.tsx';
import { TalentCardSkeleton } from '../../../shared/ui/talent-card/talent-card-skeleton.tsx';
import { TalentGrid } from '../../../shared/ui/talent-card/talent-grid.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import classes from './design-page.module.css';
import { guestTalents, sampleTalents } from './samples/talents.ts';
import { ActionSpecimens } from './sections/action-specimens.tsx';
import { ColourSpecimens } from './sections/colour-specimens.tsx';
import { ControlSpecimens } from './sections/control-specimens.tsx';
import { FactSpecimens } from './sections/fact-specimens.tsx';
import { SpaceSpecimens } from './sections/space-specimens.tsx';
import typeSpecimensClasses from './sections/type-specimens.module.css';
import { WaitingSpecimens } from './sections/waiting-specimens.tsx';
import { type SectionName, Specimen, SpecimenSection, sectionId } from './specimen-section.tsx';

const skeletons = ['first', 'second', 'third'];

function CardSpecimens() {
  const { t } = useTranslation('design');
  const actionsFor = ({ name, lock }: TalentCardTalent) => ({
    onQuickView: () => void toast(t('cards.viewed', { name })),
    onShortlist: () => void toast(t('cards.shortlisted', { name })),
    ...(lock === 'locked' && { onUnlock: () => void toast(t('cards.unlocked', { name })) }),
  });
  return (
    <>
      <Specimen title={t('cards.recruiter')}>
        <TalentGrid label={t('cards.recruiter')}>
          {sampleTalents.map((talent) => (
            <li key={talent.name}>
              <TalentCard talent={talent} actions={actionsFor(talent)} />
            </li>
          ))}
        </TalentGrid>
        <p className={classes.hint}>{t('cards.hint')}</p>
      </Specimen>
      <Specimen title={t('cards.guest')}>
        <TalentGrid label={t('cards.guest')}>
          {[
            ...guestTalents.map((talent) => (
              <li key={talent.name}>
                <TalentCard talent={talent} />
              </li>
            )),
            ...skeletons.map((skeleton) => (
              <li key={skeleton}>
                <TalentCardSkeleton />
              </li>
            )),
          ]}
        </TalentGrid>
      </Specimen>
    </>
  );
}

interface TypeRow {
  token: string;
  size: string;
  sample: keyof typeof design.type;
  face: 'display' | 'title' | 'italic' | 'text' | 'badge';
  lang?: string;
}

const rows: TypeRow[] = [
  { token: '--cb-display', size: '46–108', sample: 'display', face: 'display' },
  { token: '--cb-title-1', size: '36–56', sample: 'title1', face: 'title' },
  { token: '--cb-title-2', size: '28–38', sample: 'title2', face: 'title' },
  { token: '--cb-title-3', size: '26', sample: 'title3', face: 'title' },
  { token: '--cb-title-4', size: '20', sample: 'title4', face: 'title' },
  { token: '--cb-title-4', size: '20', sample: 'work', face: 'italic' },
  { token: '--cb-text-lg', size: '18', sample: 'lead', face: 'text' },
  { token: '--cb-text-lg', size: '18', sample: 'hindi', face: 'text', lang: 'hi' },
  { token: '--cb-text-md', size: '16', sample: 'reading', face: 'text' },
  { token: '--cb-text-sm', size: '14', sample: 'working', face: 'text' },
  { token: '--cb-text-sm', size: '14', sample: 'figures', face: 'text' },
  { token: '--cb-text-xs', size: '12', sample: 'meta', face: 'text' },
  { token: '--cb-text-2xs', size: '11', sample: 'badge', face: 'badge' },
];

function TypeSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={typeSpecimensClasses.scale}>
      {rows.map(({ token, size, sample, face, lang }) => (
        <div key={sample} className={typeSpecimensClasses.row}>
          <span className={typeSpecimensClasses.token}>
            {token}
            <span className={typeSpecimensClasses.size}>{size}</span>
          </span>
          <span
            className={typeSpecimensClasses.sample}
            data-face={face}
            lang={lang}
            style={{ fontSize: `var(${token})` }}
          >
            {t(`type.${sample}`)}
          </span>
        </div>
      ))}
    </div>
  );
}

const isStatusName = (name: string): name is StatusName => name in statusTable;

const namesOf = (family: StatusFamily): StatusName[] =>
  Object.keys(statusTable)
    .filter(isStatusName)
    .filter((name) => statusTable[name].family === family);

function StatusSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.families}>
      {statusFamilies.map((family) => (
        <div key={family} className={classes.family}>
          <div>
            <h3 className={classes.name}>{t(`families.${family}`)}</h3>
            <p className={classes.use}>{t(`families.${family}Use`)}</p>
          </div>
          <div>
            <div className={classes.chips}>
              {namesOf(family).map((name) => (
                <Status key={name} name={name} />
              ))}
            </div>
            <div className={classes.plain}>
              {namesOf(family).map((name) => (
                <Status key={name} name={name} variant="plain" />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

const sections: readonly { name: SectionName; Specimen: ComponentType }[] = [
  { name: 'type', Specimen: TypeSpecimens },
  { name: 'colour', Specimen: ColourSpecimens },
  { name: 'space', Specimen: SpaceSpecimens },
  { name: 'cards', Specimen: CardSpecimens },
  { name: 'statuses', Specimen: StatusSpecimens },
  { name: 'facts', Specimen: FactSpecimens },
  { name: 'actions', Specimen: ActionSpecimens },
  { name: 'controls', Specimen: ControlSpecimens },
  { name: 'waiting', Specimen: WaitingSpecimens },
];

function Opening() {
  const { t } = useTranslation('design');
  usePageTitle(t('title'));
  return (
    <header className={classes.opening}>
      <div className={classes.words}>
        <p className={classes.overline}>{t('overline')}</p>
        <h1 className={classes.headline}>
          {t('headline.before')}
          <br />
          <em>{t('headline.emphasis')}</em> {t('headline.after')}
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
      </div>
      <div className={classes.plate}>
        <div className={classes.face} aria-hidden>
          <span className={classes.ampersand}>{t('ampersand')}</span>
          <span className={classes.glyphs}>{t('glyphs')}</span>
        </div>
        <Facts>
          <Fact label={t('colophon.display')}>{t('colophon.displayValue')}</Fact>
          <Fact label={t('colophon.text')}>{t('colophon.textValue')}</Fact>
          <Fact label={t('colophon.hindi')}>{t('colophon.hindiValue')}</Fact>
          <Fact label={t('colophon.step')}>{t('colophon.stepValue')}</Fact>
          <Fact label={t('colophon.red')}>{t('colophon.redValue')}</Fact>
        </Facts>
      </div>
    </header>
  );
}

function Contents() {
  const { t } = useTranslation('design');
  return (
    <nav className={classes.contents} aria-label={t('contents')}>
      <ol>
        {sections.map(({ name }, index) => (
          <li key={name}>
            <a href={`#${sectionId(name)}`}>
              <span>{t(`sections.${name}`)}</span>
              <span aria-hidden>{index + 1}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

registerTranslations('design', { en: design });

/** A specimen sheet of the design system. */
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
