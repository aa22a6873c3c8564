import { searchCities } from '@callboard/contract/site/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { query } from '../../../shared/lib/api/queries.ts';
import { matchOptions, type SearchOption } from '../../../shared/ui/option-search/match-options.ts';
import { useLists } from './get-lists.ts';
import { cityOptions } from './options.ts';

/** Typing pauses this long before the server is asked. */
const pauseMs = 180;
const longestText = 80;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const noOptions: readonly SearchOption[] = [];

/**
 * The cities for what is typed: the popular ones at first, then what the server finds. Until it answers, and
 * without a connection, those that are known here and match.
 */
export function useCityOptions(typed: string) {
  const { data: lists } = useLists();
  const text = typed.trim().slice(0, longestText);
  const paused = usePaused(text);
  const { data, isError } = useQuery({
    ...query(searchCities, { query: { text: paused } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: paused !== '',
    retry: false,
  });
  const isAnswered = text !== '' && paused === text && data !== undefined;
  const results = data?.results;
  const popular = useMemo(() => (lists ? cityOptions(lists) : noOptions), [lists]);
  const options = useMemo(() => {
    if (text === '' || !lists) return popular;
    return isAnswered && results
      ? cityOptions({ cities: results, countries: lists.countries })
      : matchOptions(popular, text);
  }, [text, isAnswered, results, popular, lists]);
  return { options, isFound: true, popular, hasFailed: isError && paused === text };
}
