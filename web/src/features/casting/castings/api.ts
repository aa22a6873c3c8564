import { listCastings } from '@callboard/contract/casting/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { guestQuery } from '../../../shared/lib/api/queries.ts';
import type { CastingFilter } from './casting-filter.ts';

const castingsRequest = ({ page, type, year, text }: CastingFilter) =>
  guestQuery(listCastings, {
    query: { page, ...(type && { type }), ...(year && { year }), ...(text && { text }) },
  });

export const firstCastingsRequest = castingsRequest({ page: 1 });

/** The same for everyone. What was shown stays until the next answer is there. */
export const useCastings = (filter: CastingFilter) =>
  useQuery({ ...castingsRequest(filter), placeholderData: keepPreviousData });
