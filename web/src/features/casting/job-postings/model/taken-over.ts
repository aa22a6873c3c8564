import type { CharacterDetail } from '@callboard/contract/casting/characters';

type Work = Pick<
  CharacterDetail,
  'fee_paise' | 'fee_per' | 'works_from' | 'works_to' | 'work_days' | 'wanted' | 'brief'
>;

const known = (days: readonly (string | null)[]) => days.filter((day) => day !== null).toSorted();

/** What a job says that is posted for these characters: a fee only where all of them have the same. */
export function takenOver(characters: readonly Work[]) {
  const [first] = characters;
  const isOneFee = characters.every(
    (one) => one.fee_paise === first?.fee_paise && one.fee_per === first?.fee_per,
  );
  const days = characters.flatMap(({ work_days }) => (work_days === null ? [] : [work_days]));
  const from = known(characters.map(({ works_from }) => works_from)).at(0);
  const to = known(characters.map(({ works_to }) => works_to)).at(-1);
  return {
    ...(first &&
      isOneFee &&
      first.fee_paise !== null && { fee_paise: first.fee_paise, fee_per: first.fee_per }),
    ...(from !== undefined && { works_from: from }),
    ...(to !== undefined && { works_to: to }),
    ...(days.length > 0 && { work_days: Math.max(...days) }),
    ...(first && { wanted: characters.reduce((sum, { wanted }) => sum + wanted, 0) }),
    ...(characters.length === 1 && first?.brief && { description: first.brief }),
  };
}
