import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import { Award, Clapperboard } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { measuresOf } from '../../../../shared/lib/format/measure-text.ts';
import { type ProfileSection, paths } from '../../../../shared/lib/paths.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { AudioPlayer } from '../../../../shared/ui/media/audio-player.tsx';
import { VideoPlayer } from '../../../../shared/ui/media/video-player.tsx';
import { PastWorkLine } from '../../../../shared/ui/past-work-line/past-work-line.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { type FactLine, glanceOf, hasManySkills, openToOf, skillsOf } from '../model/facts.ts';
import { fullProfileOf, galleryOf, type TalentView } from '../model/talent-view.ts';
import classes from './profile-sections.module.css';

/** Owners edit each section where it stands. */
export const OwnView = createContext(false);

interface EditLinkProps {
  /** Left out: the list of all sections, for facts that come from several. */
  section?: ProfileSection | undefined;
  /** What is edited, for screen readers. */
  title: string;
}

export function EditLink({ section, title }: EditLinkProps) {
  const { t } = useTranslation('talentProfile');
  if (!use(OwnView)) return null;
  return (
    <Link
      className={classes.edit}
      to={section ? paths.editTalentSection(section) : paths.createTalentProfile()}
      state={{ from: 'profile' }}
      aria-label={t('owner.editSection', { title })}
    >
      {t('owner.editShort')}
    </Link>
  );
}

interface SectionProps {
  title: string;
  /** The form that its owner opens from here. */
  edit?: ProfileSection | 'several';
  aside?: ReactNode;
  children: ReactNode;
  /** May break across printed pages. */
  isLong?: boolean;
}

export function Section({ title, edit, aside, children, isLong = false }: SectionProps) {
  const id = useId();
  const isOwn = use(OwnView);
  return (
    <section className={classes.section} aria-labelledby={id} data-breaks={isLong || undefined}>
      <SectionTitle
        id={id}
        aside={
          edit && isOwn ? (
            <>
              {aside} <EditLink section={edit === 'several' ? undefined : edit} title={title} />
            </>
          ) : (
            aside
          )
        }
      >
        {title}
      </SectionTitle>
      {children}
    </section>
  );
}

/** For content without its own space under the title. */
function SectionBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>;
}

/** The rest is folded on screen, and all of it is printed. */
const shownAtFirst = 12;

export function PastWorks({ works }: { works: readonly PastWork[] }) {
  const { t } = useTranslation('talentProfile');
  const [isOpen, setIsOpen] = useState(false);
  if (works.length === 0) return null;
  const isFolded = (at: number) => !isOpen && at >= shownAtFirst;
  return (
    <Section title={t('work.title')} edit="work" aside={t('work.count', { count: works.length })} isLong>
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

/** By the gender ids of the reference list. */
const chestLabels: Readonly<Record<number, 'bust' | 'chest'>> = { 1: 'bust', 2: 'chest' };

export function Measurements({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const full = fullProfileOf(view);
  const body = full?.physical_description;
  const lines = body ? measuresOf(body) : [];
  if (!body || lines.length === 0) return null;
  const { confirmed_on: day } = body;
  const chest = chestLabels[full?.gender?.id ?? 0] ?? 'bust_or_chest';
  return (
    <Section
      title={t('measurements.title')}
      edit="body"
      {...(day && { aside: t('measurements.confirmed', { date: formatDate(day) }) })}
    >
      <Facts>
        {lines.map(({ name, text }) => (
          <Fact key={name} label={t(`measurements.${name === 'bust_or_chest' ? chest : name}`)}>
            {text}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

export function Achievements({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const learned = fullProfileOf(view)?.skill_and_education;
  if (!learned) return null;
  const { notable_achivements: achievements, other_notable_achivements: others } = learned;
  if (achievements.length === 0 && !others) return null;
  return (
    <Section title={t('achievements.title')} edit="education" isLong>
      <SectionBody>
        {achievements.length > 0 && (
          <ul className={classes.list}>
            {achievements.map(({ id, name }) => (
              <li key={id}>
                <Award size={16} aria-hidden /> {name}
              </li>
            ))}
          </ul>
        )}
        {others && <p className={classes.text}>{others}</p>}
      </SectionBody>
    </Section>
  );
}

/** Longer values do not fit half a line. */
const longValue = 24;

/** Long values come first, so the short ones pair up without gaps. */
export function Glance({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const facts = glanceOf(view, t);
  if (facts.length === 0) return null;
  const isWide = ({ value }: FactLine) => value.length > longValue;
  const ordered = [...facts.filter(isWide), ...facts.filter((fact) => !isWide(fact))];
  return (
    <Section title={t('glance.title')} edit="several">
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

export function NowWorkingOn({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const learned = fullProfileOf(view)?.skill_and_education;
  if (!learned) return null;
  const { onGoingProjects: projects, prior_project_name: prior } = learned;
  if (projects.length === 0 && !prior) return null;
  return (
    <Section title={t('now.title')} edit="education">
      <SectionBody>
        <ul className={classes.list}>
          {projects.map(({ id, name }) => (
            <li key={id}>
              <Clapperboard size={16} aria-hidden /> {name}
            </li>
          ))}
        </ul>
        {prior && <p className={classes.text}>{t('now.before', { project: prior })}</p>}
      </SectionBody>
    </Section>
  );
}

export function OpenTo({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const facts = openToOf(view, t);
  if (facts.length === 0) return null;
  return (
    <Section title={t('openTo.title')} edit="preferences">
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

/** A few skills are among the facts instead. */
export function Skills({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  if (!hasManySkills(view)) return null;
  const skills = skillsOf(view);
  return (
    <Section title={t('skills.title')} edit="skills" aside={skills.length} isLong>
      <ul className={classes.skills}>
        {skills.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}

export function Reels({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const videos = galleryOf(view, 'video');
  const recordings = galleryOf(view, 'audio');
  if (videos.length + recordings.length === 0) return null;
  const reels = videos.map((video, at) => ({
    video,
    title: video.caption ?? t('reels.video', { at: at + 1 }),
  }));
  const counted = [
    videos.length > 0 && t('reels.videos', { count: videos.length }),
    recordings.length > 0 && t('reels.recordings', { count: recordings.length }),
  ];
  return (
    <Section title={t('reels.title')} edit="photos" aside={counted.filter(Boolean).join(', ')}>
      {videos.length > 0 && (
        <ul className={classes.videos}>
          {reels.map(({ video }, at) => (
            <li key={video.id}>
              <VideoPlayer reels={reels} at={at} />
            </li>
          ))}
        </ul>
      )}
      {recordings.length > 0 && (
        <ul className={classes.recordings}>
          {recordings.map((recording, at) => (
            <li key={recording.id}>
              <AudioPlayer
                recording={recording}
                title={recording.caption ?? t('reels.recording', { at: at + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
