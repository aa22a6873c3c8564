import {
  answerLength,
  applicationNoteLength,
  maxApplicationMedia,
  maxApplicationPhotos,
} from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { JobQuestion, JobRole, MediaRequest } from '@callboard/contract/casting/job-fields';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import type { ApplyObstacle } from '@callboard/contract/casting/job-values';
import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { type Draft, emptyDraft } from './draft.ts';
import type { MediaToSend } from './outgoing-record.ts';

type ForRole = JobPageForTalent['for_roles'][number];

/** A role of the job with what the reader is told about it. */
export interface RoleToPlay extends ForRole {
  readonly role: JobRole;
}

/** What the page is opened with. */
export interface ApplyFor {
  readonly userId: number;
  readonly job: JobPageForTalent;
  /** The role the address names. */
  readonly roleId: number | null;
  /** One that is changed or sent again. */
  readonly application: OwnApplicationDetail | undefined;
}

/** Everything the page is made of. */
export interface Form {
  readonly job: JobPageForTalent;
  readonly draft: Draft;
  /** What of the own gallery can be sent, in its order. */
  readonly gallery: readonly OwnGalleryItem[];
  /** Changes an application, so its role is given and its files are there. */
  readonly isChange: boolean;
  /** Requests that were promised before and may still arrive, from whichever device. */
  readonly awaited: readonly number[];
}

export const rolesOf = (job: JobPageForTalent): readonly RoleToPlay[] =>
  job.roles.flatMap((role) => {
    const own = job.for_roles.find(({ charcter_id }) => charcter_id === role.id);
    return own ? [{ ...own, role }] : [];
  });

export const isOpenTo = ({ obstacle, role }: RoleToPlay): boolean => obstacle === null && role.is_open;

/** The chosen one, or the only one there is. */
export function chosenRole({ job, draft, isChange }: Form): RoleToPlay | undefined {
  const roles = rolesOf(job);
  const chosen = roles.find(({ charcter_id }) => charcter_id === draft.roleId);
  if (chosen && (isChange || isOpenTo(chosen))) return chosen;
  const open = roles.filter(isOpenTo);
  return open.length === 1 && roles.length === 1 ? open[0] : undefined;
}

/** What keeps the talent from applying for any role. */
export function obstacleOf(job: JobPageForTalent): ApplyObstacle | undefined {
  const roles = rolesOf(job);
  if (roles.some(isOpenTo)) return undefined;
  return (
    roles.find(({ obstacle }) => obstacle !== null && obstacle !== 'applied')?.obstacle ??
    roles[0]?.obstacle ??
    'closed'
  );
}

const photosAtFirst = 3;
const ofKind = (gallery: Form['gallery'], kind: OwnGalleryItem['kind']) =>
  gallery.filter((item) => item.kind === kind);

export const ownPhotos = ({ gallery }: Pick<Form, 'gallery'>) => ofKind(gallery, 'photo');
export const ownReels = ({ gallery }: Pick<Form, 'gallery'>, kind: 'video' | 'audio') =>
  ofKind(gallery, kind);

/** Ids in the order of this application. Until something is chosen, the first of the gallery. */
export function chosenPhotos(form: Pick<Form, 'gallery' | 'draft'>): readonly number[] {
  const photos = ownPhotos(form).map(({ id }) => id);
  const { photos: chosen } = form.draft;
  return chosen === null ? photos.slice(0, photosAtFirst) : chosen.filter((id) => photos.includes(id));
}

export const photoRequests = ({ media }: JobPageForTalent) => media.filter(({ kind }) => kind === 'photo');
/** The reel of the profile fulfils the first request for a video. */
export const reelRequest = ({ media }: JobPageForTalent) => media.find(({ kind }) => kind === 'video');
/** What is recorded or uploaded for this job. */
export const tapeRequests = (job: JobPageForTalent) =>
  job.media.filter((request) => request.kind !== 'photo' && request !== reelRequest(job));

export function chosenReel({ draft, gallery }: Pick<Form, 'draft' | 'gallery'>): OwnGalleryItem | undefined {
  const reels = ownReels({ gallery }, 'video');
  return draft.reel === undefined ? reels[0] : reels.find(({ id }) => id === draft.reel);
}

/** The photo or recording of the gallery that was chosen for a request. */
export const chosenFor = ({ draft, gallery }: Pick<Form, 'draft' | 'gallery'>, { id }: MediaRequest) =>
  gallery.find((item) => item.id === draft.requested[id]);

export function isFulfilled(form: Form, request: MediaRequest): boolean {
  const { draft, job } = form;
  if (draft.tapes[request.id] !== undefined || draft.kept[request.id] !== undefined) return true;
  if (form.awaited.includes(request.id)) return true;
  if (request.id === reelRequest(job)?.id) return chosenReel(form) !== undefined;
  return chosenFor(form, request) !== undefined;
}

/** In the order the recruiter sees them: photos, the reel, what else was asked for. */
export function mediaOf(form: Form): readonly MediaToSend[] {
  const { draft, job } = form;
  const asked = new Map(Object.entries(draft.requested).map(([request, item]) => [item, Number(request)]));
  const withRequest = (gallary_id: number): MediaToSend => {
    const request_id = asked.get(gallary_id);
    return { gallary_id, ...(request_id !== undefined && { request_id }) };
  };
  const photos = chosenPhotos(form);
  const reel = chosenReel(form);
  const reelOf = reelRequest(job);
  const hasOwnReel = reelOf !== undefined && draft.tapes[reelOf.id] !== undefined;
  const others = job.media.flatMap((request): MediaToSend[] => {
    const request_id = request.id;
    const tape = draft.tapes[request_id];
    if (tape !== undefined) return [{ tape, request_id }];
    const media_id = draft.kept[request_id];
    if (media_id !== undefined) return [{ media_id, request_id }];
    const item = chosenFor(form, request);
    return item && !photos.includes(item.id) && item.id !== reel?.id
      ? [{ gallary_id: item.id, request_id }]
      : [];
  });
  const extras = Object.entries(draft.kept).flatMap(([key, media_id]) =>
    job.media.some(({ id }) => String(id) === key) ? [] : [{ media_id }],
  );
  return [
    ...photos.map(withRequest),
    ...(reel && !hasOwnReel ? [{ gallary_id: reel.id, ...(reelOf && { request_id: reelOf.id }) }] : []),
    ...others,
    ...extras,
  ].slice(0, maxApplicationMedia);
}

/** An answer the server takes: of a choice, one that is still offered. */
export function answerTo({ draft }: Pick<Form, 'draft'>, { id, kind, choices }: JobQuestion): string {
  const answer = draft.answers[id]?.trim() ?? '';
  return kind === 'choice' && !choices.includes(answer) ? '' : answer;
}

/** As it is read: yes and no are words of the wire. */
export const answerText = ({ kind }: Pick<JobQuestion, 'kind'>, answer: string): string =>
  kind === 'yes_no' ? answer.charAt(0).toUpperCase() + answer.slice(1) : answer;

export const answersOf = (form: Form) =>
  form.job.questions.flatMap((question) => {
    const answer = answerTo(form, question);
    return answer === '' ? [] : [{ question_id: question.id, answer }];
  });

export type Section = 'role' | 'pictures' | 'answers' | 'tape' | 'note';

/** Something without which it cannot be sent, and where it is. */
export interface Missing {
  readonly section: Section;
  /** The id of what is to be filled in. */
  readonly field: string;
  readonly what: 'role' | 'photos' | 'request' | 'answer' | 'answerLong' | 'noteLong';
  readonly label?: string;
}

export const fieldOf = (what: 'request' | 'question', id: number): string => `${what}-${id}`;

export function missingOf(form: Form): readonly Missing[] {
  const { job, draft } = form;
  const requests = job.media.filter((one) => one.is_required && !isFulfilled(form, one));
  const inPictures = ({ kind, id }: MediaRequest) => kind === 'photo' || id === reelRequest(job)?.id;
  return [
    ...(chosenRole(form) ? [] : [{ section: 'role', field: 'role', what: 'role' } as const]),
    ...(chosenPhotos(form).length === 0 && ownPhotos(form).length > 0
      ? [{ section: 'pictures', field: 'pictures', what: 'photos' } as const]
      : []),
    ...requests.map((request) => ({
      section: inPictures(request) ? ('pictures' as const) : ('tape' as const),
      field: fieldOf('request', request.id),
      what: 'request' as const,
      label: request.label,
    })),
    ...job.questions.flatMap((question): Missing[] => {
      const answer = answerTo(form, question);
      const here = {
        section: 'answers',
        field: fieldOf('question', question.id),
        label: question.text,
      } as const;
      if (answer.length > answerLength) return [{ ...here, what: 'answerLong' }];
      return question.is_required && answer === '' ? [{ ...here, what: 'answer' }] : [];
    }),
    ...(draft.note.trim().length > applicationNoteLength
      ? [{ section: 'note', field: 'note', what: 'noteLong' } as const]
      : []),
  ];
}

/** How much of each part is done. A part that asks nothing is left out. */
export function progressOf(form: Form): readonly { section: Section; done: number; all: number }[] {
  const { job, draft } = form;
  const tapes = tapeRequests(job);
  const questions = job.questions.length;
  return [
    { section: 'role', done: chosenRole(form) ? 1 : 0, all: 1 },
    { section: 'pictures', done: chosenPhotos(form).length > 0 ? 1 : 0, all: 1 },
    ...(questions > 0 ? [{ section: 'answers' as const, done: answersOf(form).length, all: questions }] : []),
    ...(tapes.length > 0
      ? [
          {
            section: 'tape' as const,
            done: tapes.filter((one) => isFulfilled(form, one)).length,
            all: tapes.length,
          },
        ]
      : []),
    { section: 'note', done: draft.note.trim() === '' ? 0 : 1, all: 1 },
  ];
}

/** Adds it last or removes it; undefined when there is no room. */
export const togglePhoto = (chosen: readonly number[], id: number): readonly number[] | undefined => {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length >= maxApplicationPhotos ? undefined : [...chosen, id];
};

/** With this one among them, if need be instead of the last. */
export const withPhoto = (chosen: readonly number[], id: number): readonly number[] =>
  chosen.includes(id) ? chosen : [...chosen.slice(0, maxApplicationPhotos - 1), id];

/** Photos that go, and what of them still shows what was asked for. */
export function choosePhotos(form: Form, photos: readonly number[]): Pick<Draft, 'photos' | 'requested'> {
  const asked = new Set(photoRequests(form.job).map(({ id }) => String(id)));
  const requested = Object.entries(form.draft.requested).filter(
    ([request, item]) => !asked.has(request) || photos.includes(item),
  );
  return { photos: [...photos], requested: Object.fromEntries(requested) };
}

export function movePhoto(chosen: readonly number[], id: number, place: number): readonly number[] {
  const others = chosen.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** What was sent, as it is changed. */
export function draftOf({ character, sent }: OwnApplicationDetail): Draft {
  const own = sent.media.filter(({ gallary_id }) => gallary_id !== null);
  const photos = own.filter(({ kind }) => kind === 'photo');
  const reel = own.find(({ kind }) => kind === 'video');
  const idOf = ({ gallary_id }: { gallary_id: number | null }) => gallary_id ?? 0;
  return {
    ...emptyDraft,
    roleId: character?.id ?? null,
    photos: photos.map(idOf).slice(0, maxApplicationPhotos),
    reel: reel ? idOf(reel) : null,
    requested: Object.fromEntries(
      own.flatMap((item) => (item.request_id === null ? [] : [[String(item.request_id), idOf(item)]])),
    ),
    kept: Object.fromEntries(
      sent.media
        .filter(({ gallary_id }) => gallary_id === null)
        .map(({ id, request_id }) => [request_id === null ? `extra-${id}` : String(request_id), id]),
    ),
    answers: Object.fromEntries(sent.answers.map(({ question, answer }) => [String(question.id), answer])),
    tellDays: sent.tell_days,
    note: sent.note ?? '',
  };
}

/** With the role that was chosen on the page of the job, if it can be. */
export function firstDraftOf(job: JobPageForTalent, roleId: number | null): Draft {
  const chosen = rolesOf(job).find((role) => role.charcter_id === roleId && isOpenTo(role));
  return { ...emptyDraft, roleId: chosen?.charcter_id ?? null };
}
