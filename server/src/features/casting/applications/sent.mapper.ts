import { wireStatusOf } from '@callboard/contract/casting/application-values';
import type { ApplicationMedia, OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { type PhotoUrl, toGalleryItem } from '../../people/talent-profiles/index.ts';
import type { ClockRow } from '../jobs/index.ts';
import type { MediaRow, Sent, StepRow } from './sent.queries.ts';
import { toStatus } from './steps.policy.ts';

const states = { processing: 'processing', refused: 'failed' } as const;
const isKnown = (state: string): state is keyof typeof states => state in states;

/** Its address works for some hours, and is given to whoever may read the application. */
export const toMedia = async (row: MediaRow, photoUrl: PhotoUrl): Promise<ApplicationMedia> => {
  const { is_cover_photo: _isCover, ...item } = await toGalleryItem({ ...row, is_cover: false }, photoUrl);
  return { ...item, request_id: row.request_id, state: isKnown(row.state) ? states[row.state] : 'ready' };
};

const toSteps = (steps: readonly StepRow[]): OwnApplicationDetail['steps'] =>
  steps.map(({ at, status, ...step }) => ({ ...step, status: toStatus(status), at: at.toISOString() }));

const told = ({ answers, awaited, note, told_days }: Sent) => ({
  note,
  answers: [...answers],
  days: told_days && { ...told_days, not_available: [...told_days.not_available] },
  awaited: [...awaited],
});

export const toSentForTeam = async (sent: Sent, photoUrl: PhotoUrl) => ({
  steps: toSteps(sent.steps),
  sent: { ...told(sent), media: await Promise.all(sent.media.map((row) => toMedia(row, photoUrl))) },
});

export const toSentForTalent = async (sent: Sent, photoUrl: PhotoUrl) => ({
  steps: toSteps(sent.steps),
  sent: {
    ...told(sent),
    tell_days: sent.tell_days,
    media: await Promise.all(
      sent.media.map(async (row) => ({ ...(await toMedia(row, photoUrl)), gallary_id: row.gallary_id })),
    ),
  },
});

/** As json says it, with the zone of the database. */
const toInstant = (at: string) => new Date(at).toISOString();

export const toClock = (clock: ClockRow | null): OwnApplicationDetail['clock'] =>
  clock && {
    due_at: toInstant(clock.due_at),
    asked_at: clock.asked_at && toInstant(clock.asked_at),
    asks_at: toInstant(clock.asks_at),
    closes_at: toInstant(clock.closes_at),
  };

export const toWireStatus = (status: string) => wireStatusOf(toStatus(status));
