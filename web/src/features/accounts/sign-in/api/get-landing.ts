import { getLanding } from '@callboard/contract/site/landing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const landingOptions = queryOptions({
  queryKey: ['landing'],
  queryFn: ({ signal }) => api(getLanding, {}, { signal }),
  retry: false,
});

/** Faces beside the form. They are company, not content: without them the form is complete. */
export const useLanding = () => useQuery(landingOptions).data;
