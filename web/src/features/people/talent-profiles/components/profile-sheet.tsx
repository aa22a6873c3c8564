import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import { Award, Clapperboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { measuresOf } from '../../../../shared/lib/format/measure-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { PastWorkLine } from '../../../../shared/ui/past-work-line/past-work-line.tsx';
import { type FactLine, glanceOf, hasManySkills, openToOf, skillsOf } from '../model/facts.ts';
import { photosOf } from '../model/gallery.ts';
import { type TalentView, wholeOf } from '../model/talent-view.ts';
import nowWorkingOnClasses from './achievements.module.css';
import { Availability } from './availability.tsx';
import { Identity } from './identity.tsx';
import pastWorksClasses from './past-works.module.css';
import { PhotoStage } from './photo-stage.tsx';
import classes from './profile-sheet.module.css';
import { Reels } from './reels.tsx';
import { Section, SectionBody } from './section.tsx';
import skillsClasses from './skills.module.css';

/** So many are on the page at once; the rest is a press away, and on paper. */
const shownAtFirst = 12;

function PastWorks({ works }: { works: readonly PastWork[] }) {
  const { t } = useTranslation('talentProfile');
  const [isOpen, setIsOpen] = useState(false);
  if (works.length === 0) return null;
  const isFolded = (at: number) => !isOpen && at >= shownAtFirst;
  return (
    <Section title={t('work.title')} aside={t('work.count', { count: works.length })} isLong>
      <ul className={pastWorksClasses.works}>
        {works.map((work, at) => (
          <PastWorkLine key={work.id} work={work} isFolded={isFolded(at)} />
        ))}
      </ul>
      {works.length > shownAtFirst && (
        <Button
          variant="outline"
          className={pastWorksClasses.all}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('work.fewer', { count: shownAtFirst }) : t('work.all', { count: works.length })}
        </Button>
      )}
    </Section>
  );
}

/** What the tape round the chest is called, by the numbers of the reference list. */
const chestWords: Readonly<Record<number, 'bust' | 'chest'>> = { 1: 'bust', 2: 'chest' };

/** In both units, with the day on which the talent said that they are right. */
function Measures({ view }: { view: TalentView }) {
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

function Achievements({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const learned = wholeOf(view)?.skill_and_education;
  if (!learned) return null;
  const { notable_achivements: achievements, other_notable_achivements: others } = learned;
  if (achievements.length === 0 && !others) return null;
  return (
    <Section title={t('achievements.title')} isLong>
      <SectionBody>
        {achievements.length > 0 && (
          <ul className={nowWorkingOnClasses.list}>
            {achievements.map(({ id, name }) => (
              <li key={id}>
                <Award size={16} aria-hidden /> {name}
              </li>
            ))}
          </ul>
        )}
        {others && <p className={nowWorkingOnClasses.text}>{others}</p>}
      </SectionBody>
    </Section>
  );
}

/** More letters than this do not fit half a line beside their label. */
const longValue = 24;

/** What takes a whole line first, so that the short ones stand in pairs without a hole between them. */
function Glance({ view }: { view: TalentView }) {
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

function NowWorkingOn({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const learned = wholeOf(view)?.skill_and_education;
  if (!learned) return null;
  const { onGoingProjects: projects, prior_project_name: prior } = learned;
  if (projects.length === 0 && !prior) return null;
  return (
    <Section title={t('now.title')}>
      <SectionBody>
        <ul className={nowWorkingOnClasses.list}>
          {projects.map(({ id, name }) => (
            <li key={id}>
              <Clapperboard size={16} aria-hidden /> {name}
            </li>
          ))}
        </ul>
        {prior && <p className={nowWorkingOnClasses.text}>{t('now.before', { project: prior })}</p>}
      </SectionBody>
    </Section>
  );
}

function OpenTo({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const facts = openToOf(view, t);
  if (facts.length === 0) return null;
  return (
    <Section title={t('openTo.title')}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

/** As many as fit a line are among the facts; more are a list to look through. */
function Skills({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  if (!hasManySkills(view)) return null;
  const skills = skillsOf(view);
  return (
    <Section title={t('skills.title')} aside={skills.length} isLong>
      <ul className={skillsClasses.skills}>
        {skills.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}

interface ProfileSheetProps {
  view: TalentView;
  /** Where one comes from, and whose eyes look. */
  top: ReactNode;
  /** What this viewer can do here; at the foot of a phone again. */
  side: ReactNode;
  bar?: ReactNode;
}

/** The profile itself. Every part shows what is in the view it is given, and nothing where there is nothing. */
export function ProfileSheet({ view, top, side, bar }: ProfileSheetProps) {
  return (
    <article className={classes.page} data-as={view.as}>
      {top}
      <div className={classes.sheet}>
        <div className={classes.cover}>
          <PhotoStage photos={photosOf(view)} name={view.talent.name} />
        </div>
        <div className={classes.main}>
          <div className={classes.lead}>
            <Identity view={view} />
            <Glance view={view} />
            <Skills view={view} />
          </div>
          <div className={classes.rest}>
            <Reels view={view} />
            <Availability view={view} />
            <PastWorks works={view.talent.past_work} />
            <OpenTo view={view} />
            <Achievements view={view} />
            <NowWorkingOn view={view} />
          </div>
        </div>
        <div className={classes.measures}>
          <Measures view={view} />
        </div>
        <aside className={classes.side}>{side}</aside>
      </div>
      {bar}
    </article>
  );
}
