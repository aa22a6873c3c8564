import type { ClientCharacter, ClientFace, ClientPage } from '@callboard/contract/casting/client-page';
import { formatDayMonth } from '@callboard/contract/short-dates';
import type { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import type { PageHead } from '../../../../shared/lib/page-head.ts';
import type { SharedLink } from '../api.ts';

type Translate = ReturnType<typeof useTranslation<'clientPage'>>['t'];

/** Priyanka, of Priyanka Hegde. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

const dayMs = 86_400_000;

/** By calendar days in India, so that what the server wrote still holds when the page starts. */
export function expiryText(t: Translate, { state, expires_at }: ClientPage, now = Date.now()): string {
  if (state === 'revoked') return t('expires.revoked');
  if (state === 'expired') return t('expires.over');
  const days = (Date.parse(dayInIndia(expires_at)) - Date.parse(dayInIndia(now))) / dayMs;
  if (days <= 0) return t('expires.today', { time: formatTime(expires_at) });
  if (days === 1) return t('expires.tomorrow', { time: formatTime(expires_at) });
  return t('expires.inDays', { count: days });
}

/** Before the passcode nothing of the project is said, nor of the people in it. */
const isHidden = ({ state, project_title }: ClientPage) => state === 'passcode' || project_title === '';

function titleOf(t: Translate, { shows }: SharedLink, page: ClientPage): string {
  const project = page.project_title;
  if (isHidden(page)) return t('titleHidden');
  const character = shows === 'character' ? page.characters[0]?.name : undefined;
  return character ? t('titleOf', { character, project }) : t('titleProject', { project });
}

/** For link previews: the title of the project and the character, never a face. */
export function headOf(t: Translate, link: SharedLink, page: ClientPage): PageHead {
  const { name, company } = page.from;
  return {
    title: titleOf(t, link, page),
    description: isHidden(page) ? t('descriptionHidden') : t('description', { name, company }),
    isUnlisted: true,
    picture: { path: `/cards/shortlist/${link.shareId}.jpg`, width: 1200, height: 630 },
  };
}

interface Line {
  readonly label: string;
  readonly value: string;
}

const line = (label: string, value: string | null | undefined): Line[] => (value ? [{ label, value }] : []);

function ages(t: Translate, min: number | null, max: number | null): string | undefined {
  if (min === null || max === null) return undefined;
  return min === max ? String(min) : t('facts.ages', { min, max });
}

function dates(t: Translate, from: string | null, to: string | null): string | undefined {
  if (from === null) return undefined;
  if (to === null || to === from) return formatDayMonth(from);
  return t('facts.span', { from: formatDayMonth(from), to: formatDayMonth(to) });
}

/** What the character is, as on a bill. */
export function characterFacts(t: Translate, character: ClientCharacter): Line[] {
  const { playing_age_min, playing_age_max, languages, skills, work_days, works_from, works_to } = character;
  const { faces, cast } = character;
  return [
    ...line(t('facts.plays'), ages(t, playing_age_min, playing_age_max)),
    ...line(t('facts.speaks'), languages.join(', ')),
    ...line(t('facts.skills'), skills.join(', ')),
    ...line(t('facts.works'), work_days === null ? null : t('facts.worksDays', { count: work_days })),
    ...line(t('facts.dates'), dates(t, works_from, works_to)),
    ...line(t('facts.faces'), faces.length > 0 ? String(faces.length) : null),
    ...line(t('facts.cast'), cast.join(', ')),
  ];
}

export function projectFacts(t: Translate, { project_type, characters }: ClientPage): Line[] {
  const faces = characters.reduce((sum, character) => sum + character.faces.length, 0);
  return [
    ...line(t('facts.type'), project_type),
    ...line(t('facts.characters'), characters.length > 0 ? String(characters.length) : null),
    ...line(t('facts.faces'), faces > 0 ? String(faces) : null),
  ];
}

/** Mumbai. Plays 24–32. Hindi, Kannada, English */
export function faceLine(t: Translate, face: ClientFace): string {
  const { current_residence, screen_min_age: min, screen_max_age: max, languages } = face;
  const plays =
    min === null || max === null ? undefined : t('face.plays', { age: formatPlayingAge({ min, max }) });
  return [current_residence, plays, languages.join(', ')].filter(Boolean).join('. ');
}

export function faceFacts(t: Translate, { height_cm, days }: ClientFace): Line[] {
  return [
    ...line(t('face.height'), height_cm === null ? null : t('face.heightCm', { cm: height_cm })),
    ...line(t('face.available'), days && t('face.daysOf', days)),
  ];
}

/** Everyone by name: Ritika Sen; Ritika Sen and Dev; Ritika Sen, Dev and Mira. */
export function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`;
}
