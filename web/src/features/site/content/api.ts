import { getContentPage } from '@callboard/contract/site/calls';
import { useQuery } from '@tanstack/react-query';
import { guestQueryOrNull } from '../../../shared/lib/api/queries.ts';

export const contentPageRequest = (id: string) => guestQueryOrNull(getContentPage, { params: { id } });

export const useContentPage = (id: string) => useQuery(contentPageRequest(id));
