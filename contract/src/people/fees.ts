/** What a talent usually asks for, in whole rupees. Browsers need these without the schemas. */

export const feeUnits = ['day', 'project', 'hour'] as const;
export type FeeUnit = (typeof feeUnits)[number];

/** One crore. */
export const maxFee = 10_000_000;
export const feeNoteLimit = 120;

/**
 * Fees are searched by in steps, because each step is a bitmap: ₹50 up to ₹1,000, ₹500 up to a lakh, ₹5,000 up
 * to ten lakh and ₹50,000 above. The migration that added fees has the same table.
 */
const ladder = [
  { above: 0, step: 50, number: 0 },
  { above: 1_000, step: 500, number: 20 },
  { above: 100_000, step: 5_000, number: 218 },
  { above: 1_000_000, step: 50_000, number: 398 },
] as const;

const rungOf = (rupees: number) => ladder.findLast(({ above }) => rupees > above) ?? ladder[0];

/** The number of the first step that covers it. */
export const feeStep = (rupees: number): number => {
  const { above, step, number } = rungOf(rupees);
  return number + Math.ceil((rupees - above) / step);
};

/** Up to the next step, which hides no one who would fit. */
export const roundToFeeStep = (rupees: number): number => {
  const { above, step } = rungOf(rupees);
  return Math.min(maxFee, above + Math.ceil((rupees - above) / step) * step);
};

export const isFeeStep = (rupees: number): boolean => roundToFeeStep(rupees) === rupees;
