/** What scenarios add up, for the server and the page alike. Browsers need this without the schemas. */

import type { FeeUnit } from '../people/fees.ts';
import type { ProjectFeeUnit } from './project-values.ts';

export const maxScenarios = 12;
export const maxScenarioComments = 200;
/** Deleted scenarios can be put back this long. */
export const restoreScenarioWithinMinutes = 60;
/** A thousand crore rupees. */
export const maxCastBudgetPaise = 1_000_000_000_000;

export interface CharacterFee {
  readonly fee_paise: number | null;
  readonly fee_per: ProjectFeeUnit | null;
  readonly work_days: number | null;
}

interface OwnFee {
  readonly rupees: number;
  readonly per: FeeUnit;
}

export interface CountedFee {
  readonly paise: number;
  /** Whose fee it is: what the talent usually asks for, or what the character is written with. */
  readonly of: 'talent' | 'character';
  readonly per: 'day' | 'project' | 'month';
  readonly unit_paise: number;
  readonly times: number;
}

const counted = (
  of: CountedFee['of'],
  per: CountedFee['per'],
  unit_paise: number,
  times: number | null,
): CountedFee | null => (times === null ? null : { of, per, unit_paise, times, paise: unit_paise * times });

const ownFee = (fee: OwnFee | null, workDays: number | null): CountedFee | null => {
  if (fee === null || fee.per === 'hour') return null;
  return counted('talent', fee.per, fee.rupees * 100, fee.per === 'day' ? workDays : 1);
};

const writtenFee = ({ fee_paise, fee_per, work_days }: CharacterFee): CountedFee | null => {
  if (fee_paise === null || fee_per === null) return null;
  return counted('character', fee_per, fee_paise, fee_per === 'day' ? work_days : 1);
};

/**
 * What one person costs as one character. What they usually ask for comes first, because it is theirs: by the
 * day times the character’s days of work, or once for the project. By the hour it says nothing about a whole
 * part. Then the character’s own fee counts: by the day times its days, else once. Null where neither is known.
 */
export const countFee = (character: CharacterFee, usualFee: OwnFee | null): CountedFee | null =>
  ownFee(usualFee, character.work_days) ?? writtenFee(character);

export interface Total {
  readonly paise: number;
  /** Choices whose fee is not known, left out of the total. */
  readonly unknown: number;
}

export const totalOf = (fees: readonly (CountedFee | null)[]): Total => ({
  paise: fees.reduce((sum, fee) => sum + (fee?.paise ?? 0), 0),
  unknown: fees.filter((fee) => fee === null).length,
});

/** Over the budget where it is positive. Null without a budget. */
export const overBudget = ({ paise }: Total, budget: number | null): number | null =>
  budget === null ? null : paise - budget;
