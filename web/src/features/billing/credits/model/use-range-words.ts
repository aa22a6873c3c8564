import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import type { DateRange } from './date-ranges.ts';

/** 01 Oct 2026 to 14 Nov 2026; From 01 Oct 2026; All dates. */
export function useRangeWords() {
  const { t } = useTranslation('credits');
  return ({ from, to }: DateRange): string => {
    if (from && to) return t('range.between', { from: formatDate(from), to: formatDate(to) });
    if (from) return t('range.since', { from: formatDate(from) });
    return to ? t('range.until', { to: formatDate(to) }) : t('range.all');
  };
}
