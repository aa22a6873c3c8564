import type { ClientField } from '@callboard/contract/casting/client-links';
import type { ClientCharacter, ClientFace, ClientPage } from '@callboard/contract/casting/client-page';
import { displayName } from '../../people/person-summaries/index.ts';
import { type ClientFaceRow, publicText } from '../../people/talent-profiles/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import type { ClientCharacterRow } from '../projects/index.ts';
import type { AnswerRow } from './answers.queries.ts';
import type { LinkRow } from './links.queries.ts';

export interface ShownFace {
  readonly talent: ClientFaceRow;
  readonly faceId: string;
  readonly note: string | null;
  readonly days: ClientFace['days'];
  readonly mine: AnswerRow | undefined;
  readonly others: readonly AnswerRow[];
}

type Shows = Pick<LinkRow, 'fields' | 'shows_reels' | 'shows_notes' | 'shows_line_up'>;

const toReels = (talent: ClientFaceRow, photoUrl: PhotoUrl) =>
  Promise.all(
    talent.reels.map(async ({ caption, poster_key, file_key, duration_ms }) => ({
      title: publicText(caption, talent),
      poster_url: poster_key && (await photoUrl(poster_key)),
      file_url: await photoUrl(file_key),
      seconds: duration_ms === null ? null : Math.round(duration_ms / 1000),
    })),
  );

const toPhotos = (talent: ClientFaceRow, photoUrl: PhotoUrl) =>
  Promise.all(
    talent.photos.map(async ({ key, card_key, full_key, ...photo }) => ({
      ...photo,
      card_url: card_key && (await photoUrl(card_key)),
      file_url: await photoUrl(key),
      full_url: full_key && (await photoUrl(full_key)),
    })),
  );

/** What was not chosen for the link leaves no trace. */
export async function toFace(
  { talent, faceId, note, days, mine, others }: ShownFace,
  shows: Shows,
  photoUrl: PhotoUrl,
): Promise<ClientFace> {
  const has = (field: ClientField) => shows.fields.includes(field);
  const showsHeight = has('height') || shows.shows_line_up;
  const titles = talent.past_work.flatMap((title) => publicText(title, talent) ?? []);
  return {
    face_id: faceId,
    name: displayName(talent),
    photos: await toPhotos(talent, photoUrl),
    current_residence: has('city') ? talent.city : null,
    screen_min_age: has('playing_age') ? talent.playing_age_min : null,
    screen_max_age: has('playing_age') ? talent.playing_age_max : null,
    languages: has('languages') ? [...talent.languages] : [],
    skils: has('skills') ? [...talent.skills] : [],
    height_cm: showsHeight && talent.height_mm !== null ? Math.round(talent.height_mm / 10) : null,
    past_work: has('past_work') ? titles : [],
    days: has('days') ? days : null,
    reels: shows.shows_reels ? await toReels(talent, photoUrl) : [],
    note: shows.shows_notes ? publicText(note, talent) : null,
    mine: mine ? { answer: mine.answer, rank: mine.rank, comment: mine.comment } : null,
    answers: others.map(({ name, answer, rank, comment, answered_at }) => ({
      name,
      answer,
      rank,
      comment,
      at: answered_at.toISOString(),
    })),
  };
}

export const toCharacter = (row: ClientCharacterRow, faces: ClientFace[]): ClientCharacter => ({
  charcter_id: row.id,
  name: row.name,
  brief: row.brief,
  playing_age_min: row.playing_age_min,
  playing_age_max: row.playing_age_max,
  languages: [...row.languages],
  skills: [...row.skills],
  work_days: row.work_days,
  works_from: row.works_from,
  works_to: row.works_to,
  faces,
  cast: row.cast.map(displayName),
});

interface Bill {
  readonly title: string;
  readonly project_type: string;
  readonly name: string;
  readonly company: string;
  readonly city: string | null;
  readonly image: string | null;
}

/** The page without anything but its head. */
export const toBill = (
  link: LinkRow,
  { title, project_type, ...from }: Bill,
  state: ClientPage['state'],
): Omit<ClientPage, 'characters'> => ({
  state,
  project_title: title,
  project_type,
  from,
  for_name: link.for_name,
  message: link.message,
  expires_at: link.expires_at.toISOString(),
  shows_line_up: link.shows_line_up,
  visitor: null,
  answered_by: [],
  faces_over: 0,
  scenarios: [],
});
