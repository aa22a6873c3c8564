import { type Tax, taxOn, totalOf } from '@callboard/contract/billing/money';

export interface Price extends Tax {
  readonly net_paise: number;
  readonly total_paise: number;
}

/** The sum as the server will make it up, by the state that the invoice goes to. */
export function priceFor(net_paise: number, stateCode: string | null): Price {
  const tax = taxOn(net_paise, stateCode);
  return { net_paise, ...tax, total_paise: totalOf(net_paise, tax) };
}
