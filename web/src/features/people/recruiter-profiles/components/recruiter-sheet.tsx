import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { lineOf } from '../model/recruiter-words.ts';
import { shownFaces } from '../model/shown-faces.ts';
import { CastThroughUs } from './cast-through-us.tsx';
import { FaceBand } from './face-band.tsx';
import identityClasses from './identity.module.css';
import { OpenCalls } from './open-calls.tsx';
import pastCastingsClasses from './past-castings.module.css';
import portraitClasses from './portrait.module.css';
import classes from './recruiter-sheet.module.css';

/** Longer ones are folded: the calls below must not be a page away. */
const longBio = 560;
const longName = 24;

function Bio({ text }: { text: string }) {
  const { t } = useTranslation('recruiterProfile');
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > longBio;
  return (
    <>
      <p className={identityClasses.bio} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={identityClasses.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'fewer' : 'readAll')}
        </button>
      )}
    </>
  );
}

/** Who this is: the name, one line, how things stand, and their own words. */
function Identity({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { name, is_verified, open_call_count: count, bio } = recruiter;
  const line = lineOf(recruiter);
  return (
    <header>
      <h1 className={identityClasses.name} data-long={name.length > longName || undefined}>
        {name}
      </h1>
      {line && <p className={identityClasses.line}>{line}</p>}
      {(is_verified || count > 0) && (
        <ul className={identityClasses.statuses}>
          {is_verified && (
            <li>
              <StatusChip family="go" icon={ShieldCheck}>
                {t('verified')}
              </StatusChip>
            </li>
          )}
          {count > 0 && (
            <li>
              <Status name="casting">{t('casting', { count })}</Status>
            </li>
          )}
        </ul>
      )}
      {bio && <Bio text={bio} />}
    </header>
  );
}

const shownAtFirst = 8;

/** What they cast before and elsewhere: their own word, in their own order. */
function PastCastings({ castings }: { castings: RecruiterProfile['past_castings'] }) {
  const { t } = useTranslation('recruiterProfile');
  const [isWhole, setIsWhole] = useState(false);
  if (castings.length === 0) return null;
  const shown = isWhole ? castings : castings.slice(0, shownAtFirst);
  return (
    <section className={pastCastingsClasses.section} aria-labelledby="cast-before">
      <SectionTitle id="cast-before" aside={t('past.aside')}>
        {t('past.title')}
      </SectionTitle>
      <ul className={pastCastingsClasses.castings}>
        {shown.map(({ title, project_type, year }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved or typed in this list.
          <li key={at} className={pastCastingsClasses.casting}>
            <span className={pastCastingsClasses.year}>{year}</span>
            <cite className={pastCastingsClasses.title}>{title}</cite>
            <span className={pastCastingsClasses.kind}>{project_type.name}</span>
          </li>
        ))}
      </ul>
      {shown.length < castings.length && (
        <button type="button" className={pastCastingsClasses.more} onClick={() => setIsWhole(true)}>
          {t('past.showAll', { count: castings.length })}
        </button>
      )}
    </section>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');

/** The recruiter, pinned over the band. Without a photo the initials stand in. */
function Portrait({ photo, name }: { photo: string | null; name: string }) {
  const { t } = useTranslation('recruiterProfile');
  const [broken, setBroken] = useState<string>();
  return (
    <div className={portraitClasses.frame}>
      {photo !== null && photo !== broken ? (
        <img
          src={photo}
          alt={t('photo', { name })}
          width={480}
          height={600}
          fetchPriority="high"
          onError={() => setBroken(photo)}
        />
      ) : (
        <span className={portraitClasses.initials} aria-hidden>
          {initials(name)}
        </span>
      )}
    </div>
  );
}

interface FactLine {
  readonly label: string;
  readonly value: string;
}

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');

/** What is known; a line without a value is left out. */
function factsOf(recruiter: RecruiterProfile, t: TFunction<'recruiterProfile'>): FactLine[] {
  const { casting_since, city, project_types, languages, projects_here } = recruiter;
  return [
    { label: t('facts.since'), value: casting_since === null ? '' : String(casting_since) },
    { label: t('facts.city'), value: city?.name ?? '' },
    { label: t('facts.casts'), value: namesOf(project_types) },
    { label: t('facts.languages'), value: namesOf(languages) },
    { label: t('facts.projects'), value: projects_here > 0 ? formatCount(projects_here) : '' },
  ].filter(({ value }) => value !== '');
}

interface RecruiterSheetProps {
  recruiter: RecruiterProfile;
  /** Under the photo: what its owner can do with it. */
  underPhoto?: ReactNode;
  /** Before everything else in the middle. */
  lead?: ReactNode;
  /** After everything else in the middle. */
  tail?: ReactNode;
  side: ReactNode;
  bar: ReactNode;
}

function FactList({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const facts = factsOf(recruiter, t);
  if (facts.length === 0) return null;
  return (
    <section className={classes.facts} aria-label={t('facts.label')}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

/** The page itself. Every part shows what there is, and nothing where there is nothing. */
export function RecruiterSheet({ recruiter, underPhoto, lead, tail, side, bar }: RecruiterSheetProps) {
  return (
    <article className={classes.page}>
      <FaceBand cover={recruiter.recruiter_cover_image} faces={shownFaces(recruiter)} />
      <div className={classes.sheet}>
        <div className={classes.portrait}>
          <Portrait photo={recruiter.recruiter_edit_image} name={recruiter.name} />
          {underPhoto}
        </div>
        <div className={classes.main}>
          <Identity recruiter={recruiter} />
          {lead}
          <OpenCalls recruiter={recruiter} />
          <CastThroughUs recruiter={recruiter} />
          <PastCastings castings={recruiter.past_castings} />
          {tail}
        </div>
        <FactList recruiter={recruiter} />
        <aside className={classes.side}>{side}</aside>
      </div>
      {bar}
    </article>
  );
}
