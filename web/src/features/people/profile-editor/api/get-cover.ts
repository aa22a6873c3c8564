import { getGallery } from '@callboard/contract/people/gallery';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** The cover photo at page size, for the look at oneself before publishing. */
export const useCover = (userId: number) =>
  useQuery({
    queryKey: ['own-cover', userId],
    queryFn: async ({ signal }) => {
      const { gallary } = await api(getGallery, { params: { id: userId } }, { signal });
      return gallary.find(({ is_cover_photo }) => is_cover_photo) ?? null;
    },
    networkMode: 'always',
    staleTime: 0,
  });
