/** All amounts are in whole paise: 100 paise are a rupee. */

export const gstPercent = 18;
/** Maharashtra. Buyers in the same state pay CGST and SGST, others pay IGST. */
export const ownStateCode = '27';

export interface Tax {
  readonly cgst_paise: number;
  readonly sgst_paise: number;
  readonly igst_paise: number;
}

/** Rounds half up, as the tax rules require, with integers only. */
const percentOf = (paise: number, percentTimesTwo: number) =>
  Math.floor((paise * percentTimesTwo + 100) / 200);

/** CGST and SGST are equal to the paisa. Without a state our own is used. */
export function taxOn(netPaise: number, stateCode: string | null): Tax {
  if (stateCode === null || stateCode === ownStateCode) {
    const half = percentOf(netPaise, gstPercent);
    return { cgst_paise: half, sgst_paise: half, igst_paise: 0 };
  }
  return { cgst_paise: 0, sgst_paise: 0, igst_paise: percentOf(netPaise, gstPercent * 2) };
}

export const totalOf = (netPaise: number, { cgst_paise, sgst_paise, igst_paise }: Tax): number =>
  netPaise + cgst_paise + sgst_paise + igst_paise;
