import { type CardLook, makeCompCard } from '@callboard/contract/people/comp-cards';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** Asked like a question: the same look of the same profile is the same card, for as long as the dialog is open. */
export const useCompCard = (talentId: number, look: CardLook | undefined) =>
  useQuery({
    queryKey: ['comp-card', talentId, look ?? 'kept'],
    queryFn: ({ signal }) =>
      api(makeCompCard, { params: { id: talentId }, body: look ? { look } : {} }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
