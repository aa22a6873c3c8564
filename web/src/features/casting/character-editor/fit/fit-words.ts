import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';

/** Small counts could tell who it is. */
export const fewAtMost = 4;
export const isFew = (count: number): boolean => count > 0 && count <= fewAtMost;

/** 412, or "a few". */
export const countText = (count: number, t: TFunction<'characterEditor'>): string =>
  isFew(count) ? t('fit.few') : formatCount(count);
