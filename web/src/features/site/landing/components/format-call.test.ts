import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCall } from '../../../../../test/sample-landing.ts';
import { landing } from '../../../../shared/i18n/en/landing.ts';
import { registerTranslations } from '../../../../shared/i18n/i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { closingOf, feeOf, projectOf, whoIsWanted } from './format-call.ts';

const t = translatorOf('landing');

beforeAll(() => registerTranslations('landing', { en: landing }));

describe('who is wanted', () => {
  it.each([
    [{}, 'Female, 20 to 30'],
    [{ gender: null }, 'Any, 20 to 30'],
    [{ age_max: null }, 'Female, 20 and over'],
    [{ age_min: null }, 'Female, up to 30'],
    [{ age_min: 30 }, 'Female, 30'],
    [{ age_min: null, age_max: null }, 'Female'],
  ])('%o is %s', (changes, words) => {
    expect(whoIsWanted(t, sampleCall(changes))).toBe(words);
  });
});

describe('the fee', () => {
  it.each([
    [{}, '₹\u00a045,000 per day'],
    [{ fee_per: 'month' as const }, '₹ 45,000 per month'],
    [{ fee_per: 'project' as const, fee_paise: 32_000_000 }, '₹\u00a03,20,000'],
    [{ fee_per: null, fee_paise: null }, 'Unpaid'],
  ])('%o is %s', (changes, words) => {
    expect(feeOf(t, sampleCall(changes))).toBe(words);
  });
});

it('shows the deadline and the project', () => {
  expect(closingOf(t, sampleCall())).toBe('Closes 24 Nov');
  expect(closingOf(t, sampleCall({ closes_on: null }))).toBe('Until filled');
  expect(projectOf(t, sampleCall())).toBe('Monsoon Line, web series');
  expect(projectOf(t, sampleCall({ project_title: null }))).toBe('Web series');
});
