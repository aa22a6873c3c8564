import { maxStanding } from '@callboard/contract/casting/line-up-facts';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { readWholeNumber } from '../../../../shared/lib/read-address.ts';

export const arrangements = ['pairs', 'family', 'height', 'age'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Everything the page shows is in its address. */
export interface LineUpAddress {
  /** From left to right, where people are put by hand. */
  readonly talents: readonly number[];
  readonly arrange: Arrangement;
  /** Whose card is open. */
  readonly held: readonly number[];
}

const readIds = (text: string | null): number[] => [
  ...new Set((text ?? '').split(',').flatMap((part) => readWholeNumber(part) ?? [])),
];

export function readAddress(params: URLSearchParams): LineUpAddress {
  const talents = readIds(params.get('talents')).slice(0, maxStanding);
  const held = readIds(params.get('held')).filter((id) => talents.includes(id));
  return {
    talents,
    arrange: arrangements.find((one) => one === params.get('arrange')) ?? 'pairs',
    held: held.length > 1 ? held : [],
  };
}

export function writeAddress({ talents, arrange, held }: LineUpAddress): string {
  const parts = [
    ...(talents.length > 0 ? [`talents=${talents.join(',')}`] : []),
    ...(arrange === 'pairs' ? [] : [`arrange=${arrange}`]),
    ...(held.length > 1 && held.every((id) => talents.includes(id)) ? [`held=${held.join(',')}`] : []),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export function useLineUpAddress() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const address = readAddress(params);
  const shown = writeAddress(address);
  // The router draws a new address when there is time for it. The next change goes on from the last one all the same.
  const ahead = useRef<LineUpAddress>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history, also at the same address.
  useLayoutEffect(() => {
    if (ahead.current && (isBack || writeAddress(ahead.current) === shown)) ahead.current = undefined;
  }, [key, shown, isBack]);
  /** After the last change, drawn or not. */
  const latest = () => ahead.current ?? address;
  /** Who stands is an entry of the history; who is looked at is not. Commas stay as they are written. */
  const change = (next: Partial<LineUpAddress>) => {
    ahead.current = { ...latest(), ...next };
    void navigate(
      { search: writeAddress(ahead.current) },
      { replace: next.talents === undefined, preventScrollReset: true },
    );
  };
  /** Who stands where nobody was asked for: the same entry of the history. */
  const openWith = (talents: readonly number[]) =>
    void navigate({ search: writeAddress({ ...address, talents }) }, { replace: true });
  return { address, latest, change, openWith };
}
