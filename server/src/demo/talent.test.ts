import { beforeAll, describe, expect, test } from 'vitest';
import { type Batch, emptyBatch } from './batch.ts';
import { createCast } from './cast.ts';
import { famousNames } from './data/famous-names.ts';
import { faceOf } from './faces.ts';
import type { Person } from './person.ts';
import { Random } from './random.ts';
import { idOf } from './reference.ts';
import { addTalent } from './talent.ts';

const today = new Date('2026-11-15T06:00:00Z');
const count = 5000;

describe('five thousand talents', () => {
  const batch: Batch = emptyBatch();
  const people: Person[] = [];

  beforeAll(() => {
    const random = new Random('many');
    for (let number = 0; number < count; number++)
      people.push(addTalent(batch, number, number + 1, today, random.child(`talent ${number}`)));
  });

  test('have the gender and the age of their face, and are adults', () => {
    for (const [number, talent] of batch.talent.entries()) {
      const face = faceOf(number);
      expect(talent.gender_id).toBe(idOf.gender(face.gender));
      const [year = 0, month = 0, day = 0] = (talent.date_of_birth ?? '').split('-').map(Number);
      const hadBirthday = month < 11 || (month === 11 && day <= 15);
      expect(2026 - year - (hadBirthday ? 0 : 1)).toBe(face.age);
      expect(talent.playing_age_min).toBeGreaterThanOrEqual(18);
      expect(talent.playing_age_min).toBeLessThanOrEqual(face.age);
      expect(talent.playing_age_max).toBeGreaterThanOrEqual(face.age);
    }
  });

  test('are nobody famous', () => {
    expect(batch.account.filter((row) => famousNames.has(`${row.first_name} ${row.last_name}`))).toEqual([]);
  });

  test('can each be reached at an address and a number of their own', () => {
    expect(new Set(batch.account.map(({ email }) => email)).size).toBe(count);
    expect(new Set(batch.account.map(({ mobile }) => mobile)).size).toBe(count);
    expect(new Set(batch.account.map(({ public_id }) => public_id)).size).toBe(count);
    for (const { email, mobile } of batch.account) {
      expect(email).toMatch(/^[a-z0-9.]+@callboard\.test$/);
      expect(mobile).toMatch(/^\+9199999\d{5}$/);
    }
  });

  test('have texts without holes, of a length the tables take', () => {
    for (const { headline, about } of batch.talent) {
      expect(headline?.length).toBeLessThanOrEqual(120);
      expect(`${headline} ${about}`).not.toMatch(/[{}]|undefined|null|NaN/);
    }
    expect(new Set(batch.talent.map(({ about }) => about)).size).toBeGreaterThan(count * 0.9);
  });

  test('state a fee in seven of ten cases, one that people would name', () => {
    const stated = batch.talent.filter(({ fee_rupees }) => fee_rupees !== null);
    expect(stated.length / count).toBeCloseTo(0.7, 1);
    for (const { fee_rupees, fee_per } of stated) {
      expect(fee_rupees).toBeGreaterThanOrEqual(250);
      expect(fee_rupees).toBeLessThan(fee_per === 'project' ? 2_000_000 : 300_000);
      expect(Number(fee_rupees) % 250).toBe(0);
    }
    expect(new Set(stated.map(({ fee_per }) => fee_per))).toEqual(new Set(['day', 'project', 'hour']));
    const silent = batch.talent.filter(({ fee_rupees }) => fee_rupees === null);
    expect(silent.every(({ fee_per, fee_note }) => fee_per === null && fee_note === null)).toBe(true);
  });

  test('speak one language as natives and have three to twelve skills, none twice', () => {
    const native = idOf.languageLevel('Native');
    for (const { id } of people.slice(0, 500)) {
      const spoken = batch.talent_language.filter((row) => row.talent_id === id);
      expect(spoken.filter(({ level_id }) => level_id === native)).toHaveLength(1);
      expect(new Set(spoken.map(({ language_id }) => language_id)).size).toBe(spoken.length);
      const skills = batch.talent_skill.filter((row) => row.talent_id === id).map(({ skill_id }) => skill_id);
      expect(new Set(skills).size).toBe(skills.length);
      expect(skills.length).toBeGreaterThanOrEqual(3);
      expect(skills.length).toBeLessThanOrEqual(12);
    }
  });

  test('have believable bodies', () => {
    for (const body of batch.talent_body) {
      expect(body.height_mm).toBeGreaterThan(1350);
      expect(body.height_mm).toBeLessThan(1950);
      expect(body.weight_g).toBeGreaterThan(32_000);
      expect(body.weight_g).toBeLessThan(125_000);
      expect(body.waist_mm).toBeGreaterThan(500);
      expect(body.confirmed_on <= '2026-11-15').toBe(true);
    }
  });

  test('were seen after they joined, and not in the future', () => {
    for (const { created_at, last_active_at } of batch.account) {
      expect(created_at <= last_active_at).toBe(true);
      expect(last_active_at <= today.toISOString()).toBe(true);
    }
  });

  test('are nearly all shown to recruiters, each with one cover', () => {
    const hidden = batch.talent.filter(({ show_to_recruiters }) => !show_to_recruiters).length;
    expect(hidden).toBeGreaterThan(50);
    expect(hidden).toBeLessThan(300);
    expect(batch.gallery_item.filter(({ is_cover }) => is_cover)).toHaveLength(count);
  });
});

test('720 people hardly ever share a full name', () => {
  const names: string[] = [];
  for (const batch of createCast({ seed: 'callboard', talents: 720, today }))
    names.push(...batch.account.map((row) => `${row.first_name} ${row.last_name}`));
  expect(names.length - new Set(names).size).toBeLessThan(8);
});
