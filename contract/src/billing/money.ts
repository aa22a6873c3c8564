/** Money is whole paise, everywhere. A rupee has a hundred. */

/** Goods and services tax on what we sell. */
export const gstPercent = 18;
/** Where we are: Maharashtra. Who buys in the same state pays the tax in two halves, others in one piece. */
export const ownStateCode = '27';

export interface Tax {
  readonly cgst_paise: number;
  readonly sgst_paise: number;
  readonly igst_paise: number;
}

/** Half up, as the tax office rounds; whole numbers all the way. */
const percentOf = (paise: number, percentTimesTwo: number) =>
  Math.floor((paise * percentTimesTwo + 100) / 200);

/** The tax on a net price. Both halves are alike to the paisa. Without a state it is taken to be our own. */
export function taxOn(netPaise: number, stateCode: string | null): Tax {
  if (stateCode === null || stateCode === ownStateCode) {
    const half = percentOf(netPaise, gstPercent);
    return { cgst_paise: half, sgst_paise: half, igst_paise: 0 };
  }
  return { cgst_paise: 0, sgst_paise: 0, igst_paise: percentOf(netPaise, gstPercent * 2) };
}

export const totalOf = (netPaise: number, { cgst_paise, sgst_paise, igst_paise }: Tax): number =>
  netPaise + cgst_paise + sgst_paise + igst_paise;
