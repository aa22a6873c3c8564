import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import type { IdProof } from '@callboard/contract/people/id-proofs';
import { sizeTypes } from '@callboard/contract/people/measurements';
import type { MasterData } from '@callboard/contract/site/reference';
import type { profileWizard } from '../../../../shared/i18n/en/profile-wizard.ts';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { measureText } from '../../../../shared/lib/format/measure-text.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import type { ProfileSection } from '../../../../shared/lib/paths.ts';
import { nameOf } from '../../../site/reference/index.ts';
import type { FieldName, WizardValues } from '../fields/values.ts';

/** What the list of sections is written from, as it is typed now. */
export interface ProfileFacts {
  readonly value: <K extends FieldName>(name: K) => WizardValues[K];
  /** With the cities this talent chose. */
  readonly lists: MasterData;
  /** Undefined while it loads. */
  readonly gallery: readonly Pick<GalleryItem, 'kind'>[] | undefined;
  /** Newest first. */
  readonly works: readonly string[];
  readonly proof: IdProof['status'];
  readonly isMinor: boolean;
}

type MissingKey = keyof typeof profileWizard.sections.missing;

export interface SectionSummary {
  /** What it holds, most telling first. */
  readonly holds: readonly string[];
  /** The one thing to add next, if there is one. */
  readonly missing?: MissingKey | undefined;
}

type T = TFunction<'profileWizard'>;
type Lacks = readonly (readonly [MissingKey, isMissing: boolean])[];
type Describe = (facts: ProfileFacts, t: T) => { holds: readonly string[]; lacks?: Lacks };

const enoughPhotos = 3;
const mostNames = 3;

const listed = (all: readonly string[], t: T): string => {
  const known = all.filter(Boolean);
  const shown = known.slice(0, mostNames).join(', ');
  const count = known.length - mostNames;
  return count > 0 ? t('sections.holds.andMore', { names: shown, count }) : shown;
};

type Counted =
  | 'photos'
  | 'videos'
  | 'audios'
  | 'skills'
  | 'achievements'
  | 'titles'
  | 'projectTypes'
  | 'links';

const counted = (what: Counted, { length }: ArrayLike<unknown>, t: T): string =>
  length > 0 ? t(`sections.holds.${what}`, { count: length }) : '';

/** A city of the list, or what was typed. */
const cityName = ({ lists }: ProfileFacts, entry: number | string | null): string =>
  typeof entry === 'string' ? entry : nameOf(lists.cities, entry);

const describeBody: Describe = ({ value, lists, isMinor }, t) => {
  const { from, to } = value('playingAge');
  const { stored } = value('height');
  const { centimetres } = sizeTypes;
  const measured = (['weight', 'bustOrChest', 'waist', 'hips'] as const).map((name) => value(name).stored);
  return {
    holds: [
      from && to ? t('sections.holds.plays', { ages: formatPlayingAge({ min: +from, max: +to }) }) : '',
      stored === null ? '' : (measureText('height', stored / centimetres.inOne, centimetres.id) ?? ''),
      nameOf(lists.body_types, value('bodyType')),
    ],
    lacks: [['measurements', !isMinor && measured.includes(null)]],
  };
};

const describePreferences: Describe = (facts, t) => {
  const cities = facts.value('workCities').map((city) => cityName(facts, city));
  const links = facts.value('socialLinks').filter(({ handle }) => handle.trim() !== '');
  return {
    holds: [
      listed(cities, t),
      counted('projectTypes', facts.value('projectTypes'), t),
      counted('links', links, t),
    ],
    lacks: [
      ['cities', cities.length === 0],
      ['links', links.length === 0],
    ],
  };
};

const describeManager: Describe = ({ value }, t) => {
  const isManaged = value('isManaged');
  const name = value('managerName').trim() || t('sections.holds.managed');
  const hasContact = `${value('managerEmail')}${value('managerMobile')}`.trim() !== '';
  return {
    holds: [isManaged ? name : t('sections.holds.noManager')],
    lacks: [['managerContact', isManaged && !hasContact]],
  };
};

const descriptions: Record<ProfileSection, Describe> = {
  about: (facts) => ({
    holds: [
      `${facts.value('firstName')} ${facts.value('lastName')}`.trim(),
      cityName(facts, facts.value('residence')),
      nameOf(facts.lists.genders, facts.value('gender')),
    ],
    lacks: [
      ['city', facts.value('residence') === null],
      ['mobile', facts.value('mobile').trim() === ''],
    ],
  }),
  story: ({ value }) => ({
    holds: [value('headline').trim() || value('about').trim()],
    lacks: [
      ['headline', value('headline').trim() === ''],
      ['story', value('about').trim() === ''],
    ],
  }),
  photos: ({ gallery = [] }, t) => {
    const photos = gallery.filter(({ kind }) => kind === 'photo');
    const videos = gallery.filter(({ kind }) => kind === 'video');
    const audios = gallery.filter(({ kind }) => kind === 'audio');
    return {
      holds: [counted('photos', photos, t), counted('videos', videos, t), counted('audios', audios, t)],
      lacks: [
        ['photos', gallery.length > 0 && photos.length < enoughPhotos],
        ['video', gallery.length > 0 && videos.length === 0],
      ],
    };
  },
  body: describeBody,
  skills: ({ value, lists }, t) => ({
    holds: [
      listed(
        value('languages').map(({ language }) => nameOf(lists.languages, language)),
        t,
      ),
      counted('skills', value('skills'), t),
    ],
    lacks: [
      ['language', value('languages').length === 0],
      ['skill', value('skills').length === 0],
    ],
  }),
  education: ({ value, lists }, t) => ({
    holds: [
      nameOf(lists.education_levels, value('education')),
      listed(
        value('actingEducation').map((one) => nameOf(lists.acting_educations, one)),
        t,
      ),
      counted('achievements', value('achievements'), t),
    ],
    lacks: [['training', value('education') === null && value('actingEducation').length === 0]],
  }),
  work: ({ works }, t) => ({
    holds: [counted('titles', works, t), works[0] ? t('sections.holds.latest', { title: works[0] }) : ''],
    lacks: [['work', works.length === 0]],
  }),
  preferences: describePreferences,
  manager: describeManager,
  identity: ({ proof }, t) => ({
    holds: [t(`sections.holds.proof.${proof}`)],
    lacks: [
      ['proof', proof === 'none'],
      ['proofAgain', proof === 'refused'],
    ],
  }),
};

/** What a section holds now, in a few words, and what to add next. */
export function summariseSection(section: ProfileSection, facts: ProfileFacts, t: T): SectionSummary {
  const { holds, lacks = [] } = descriptions[section](facts, t);
  return { holds: holds.filter(Boolean), missing: lacks.find(([, isMissing]) => isMissing)?.[0] };
}
