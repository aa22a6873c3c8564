import type { Weighted } from '../random.ts';

/** People who share names, a home region and a mother tongue. */
export interface Community {
  readonly key: string;
  /** Per thousand people. */
  readonly share: number;
  readonly look: string;
  readonly motherTongues: Weighted<string>;
  readonly neighbourTongues: readonly string[];
  readonly accents: readonly string[];
  readonly homes: readonly string[];
  /** The city where films in this language are made. */
  readonly hub: string;
  readonly arts: readonly string[];
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
}

export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
