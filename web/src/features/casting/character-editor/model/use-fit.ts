import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { todayInIndia } from '@callboard/contract/people/ages';
import { useRef, useSyncExternalStore } from 'react';
import { useVerification } from '../../../people/recruiter-verification/index.ts';
import { fitFilters, type WireFilters } from './fit-filters.ts';
import type { CharacterSaving } from './use-character-saving.ts';
import { useFitCount, useSettledFilters } from './use-fit-count.ts';

/** Who fits what is typed: the musts as filters, and how many talents meet them. */
export function useFit({ saving }: CharacterSaving, project: ProjectDetail, userId: number) {
  const mayAskForDates = useVerification(userId).data?.status === 'verified';
  const address = useSyncExternalStore(saving.subscribe, () => {
    const values = {
      gender: saving.value('gender'),
      ages: saving.value('ages'),
      heights: saving.value('heights'),
      looks: saving.value('looks'),
      languages: saving.value('languages'),
      skills: saving.value('skills'),
      dates: saving.value('dates'),
      musts: saving.value('musts'),
    };
    const filters = fitFilters(values, project, { today: todayInIndia(), mayAskForDates });
    return new URLSearchParams(filters).toString();
  });
  const filters: WireFilters = Object.fromEntries(new URLSearchParams(address));
  const { settled, isSettled } = useSettledFilters(filters);
  const asked = useFitCount(settled, true);
  // Also after a failed count the last number stays.
  const last = useRef(asked.data);
  if (asked.data) last.current = asked.data;
  const count = { ...asked, data: asked.data ?? last.current };
  return {
    /** As typed. */
    filters,
    /** As counted. */
    settled,
    count,
    isStale: !isSettled || asked.isPlaceholderData || asked.data === undefined,
    mayAskForDates,
  };
}
export type Fit = ReturnType<typeof useFit>;
