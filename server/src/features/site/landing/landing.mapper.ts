import type { LandingCall, LandingFace } from '@callboard/contract/site/landing';
import { cardSizeOf } from '../../../platform/images/derive-photo.ts';
import { displayName } from '../../people/person-summaries/index.ts';
import type { CallRow, FaceRow } from './landing.queries.ts';

const newForMs = 3 * 24 * 3600 * 1000;

export const toFace = (row: FaceRow, url: string): LandingFace => ({
  id: row.public_id,
  name: displayName(row),
  playing_age_min: row.playing_age_min,
  playing_age_max: row.playing_age_max,
  city: row.city,
  picture: { url, placeholder: row.placeholder, ...cardSizeOf(row) },
});

const feePeriods = ['day', 'project', 'month'] as const;

export const toCall = ({ public_id, fee_per, opened_at, ...row }: CallRow, now: number): LandingCall => ({
  ...row,
  id: public_id,
  fee_per: feePeriods.find((period) => period === fee_per) ?? null,
  opened_at: opened_at.toISOString(),
  is_new: now - opened_at.getTime() <= newForMs,
});
