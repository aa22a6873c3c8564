import { bodyFields } from '@callboard/contract/people/profile-editor/body';
import { z } from 'zod';
import { readWhole } from '../../../../shared/lib/typed/read-number.ts';
import type { Field, Written } from '../autosave/field.ts';
import { fault, type Section, writeAs, wrongOrder } from './field-kinds.ts';

/** The ages somebody can play, as typed. */
export const PlayingAgeText = z.object({ from: z.string(), to: z.string() });
export type PlayingAgeText = z.infer<typeof PlayingAgeText>;

export const toPlayingAgeText = (from: number | null, to: number | null): PlayingAgeText => ({
  from: from === null ? '' : String(from),
  to: to === null ? '' : String(to),
});

function write(typed: PlayingAgeText): Written {
  const from = readWhole(typed.from);
  const to = readWhole(typed.to);
  if (from === undefined || to === undefined) return fault('playingAge');
  const written = [
    writeAs('screen_min_age', bodyFields.screen_min_age, from),
    writeAs('screen_max_age', bodyFields.screen_max_age, to),
  ];
  const faulty = written.find((part) => part.fault !== undefined);
  if (faulty) return faulty;
  if (from !== null && to !== null && to < from) return wrongOrder(from, to);
  return { body: { screen_min_age: from, screen_max_age: to } };
}

export const playingAgeField: Field<Section, PlayingAgeText> = {
  section: 'body',
  kept: PlayingAgeText,
  write,
};
