import type { CountedFee } from '@callboard/contract/casting/scenario-counting';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import type { CastView, Choice, Part } from './cast-view.ts';

export type Tone = 'plain' | 'go' | 'wait' | 'stop' | 'cast';

const known = [
  'cast',
  'offered',
  'audition',
  'callback',
  'applied',
  'viewed',
  'shared',
  'read',
  'interested',
  'declined',
  'withdrawn',
  'closed',
  'shortlisted',
] as const;
const toKnown = (status: string | undefined) => known.find((one) => one === status);

/** What stands between someone and the part, the weightiest first: cast, hidden, a no, lost dates, how far they are. */
export function useStanding() {
  const { t } = useTranslation('scenarios');
  return ({ person, status: given, lost }: Choice): { readonly text: string; readonly tone: Tone } => {
    const status = toKnown(given);
    if (status === 'cast') return { text: t('status.cast'), tone: 'cast' };
    if (!person.is_visible) return { text: t('status.hidden'), tone: 'stop' };
    if (status === 'declined' || status === 'withdrawn') return { text: t(`status.${status}`), tone: 'stop' };
    if (lost && lost.days.length > 0)
      return {
        text: t('choice.notAvailable', { lost: lost.days.length, count: lost.of }),
        tone: 'stop',
      };
    if (status && status !== 'shortlisted') return { text: t(`status.${status}`), tone: 'wait' };
    if (lost) return { text: t('choice.available', { count: lost.of }), tone: 'go' };
    return status
      ? { text: t('status.shortlisted'), tone: 'wait' }
      : { text: t('status.none'), tone: 'plain' };
  };
}

/** "24 days × ₹45,000" */
export function useCounted() {
  const { t } = useTranslation('scenarios');
  return (fee: CountedFee | null): string => {
    if (fee === null) return t('choice.noFee');
    if (fee.per === 'project') return t('choice.project');
    const values = { fee: formatRupees(fee.unit_paise) };
    return fee.per === 'day' ? t('choice.day', { ...values, count: fee.times }) : t('choice.month', values);
  };
}

/** +₹22,000 or −₹1,20,000 */
export const formatDifference = (paise: number): string =>
  paise > 0 ? `+${formatRupees(paise)}` : formatRupees(paise);

/** Why a request failed, in one sentence. */
export function useReason() {
  const { t } = useTranslation('scenarios');
  return (error: unknown): string => {
    const { code, detail } = readRequestError(error);
    if (code === 'NETWORK') return t('reasons.OFFLINE');
    return code === 'CONFLICT' && detail !== undefined ? `${detail}.` : t('reasons.OTHER');
  };
}

export interface CastSummary {
  readonly asks: number;
  readonly asked: number;
  readonly cast: number;
  readonly declined: number;
  /** Someone else is cast for the part. */
  readonly taken: number;
  /** Their profile cannot be opened any more, so they cannot be asked. */
  readonly hidden: number;
  /** Characters nobody is chosen for. */
  readonly open: number;
}

const outcomeOf = ({ character, choice }: Part): keyof CastSummary => {
  if (!choice) return 'open';
  const status = toKnown(choice.status);
  if (status === 'cast') return 'cast';
  if (character.status === 'cast') return 'taken';
  if (status === 'declined' || status === 'withdrawn') return 'declined';
  if (!choice.person.is_visible) return 'hidden';
  return status === undefined || status === 'shortlisted' ? 'asks' : 'asked';
};

/** What making it the cast would come to. The server says it exactly before it is done. */
export function summaryOf({ parts }: Pick<CastView, 'parts'>): CastSummary {
  const outcomes = parts.map(outcomeOf);
  const count = (wanted: keyof CastSummary) => outcomes.filter((one) => one === wanted).length;
  return {
    asks: count('asks'),
    asked: count('asked'),
    cast: count('cast'),
    declined: count('declined'),
    taken: count('taken'),
    hidden: count('hidden'),
    open: count('open'),
  };
}
