import type { CreditEntryRow, CreditLotRow } from './credit-rows.ts';

type Source = CreditLotRow['source'];

interface Gift {
  readonly at: string;
  readonly changeType: 1 | 2 | 5 | 7;
  readonly credits: number;
  readonly source: Source;
  readonly cause: string;
  readonly expiresAt?: string;
  readonly plan?: { readonly name: 'studio'; readonly month: string };
  readonly note?: string;
}

interface OpenLot extends CreditLotRow {
  left: number;
}

/** Ids for the rows of all ledgers, in the order they are written. */
export class LedgerRows {
  readonly lots: CreditLotRow[] = [];
  readonly entries: CreditEntryRow[] = [];

  addLot(
    recruiterId: number,
    { source, at, expiresAt = null }: Pick<CreditLotRow, 'source'> & LotDates,
  ): CreditLotRow {
    const lot = {
      id: this.lots.length + 1,
      recruiter_id: recruiterId,
      source,
      expires_at: expiresAt,
      created_at: at,
    };
    this.lots.push(lot);
    return lot;
  }

  addEntry(entry: Omit<CreditEntryRow, 'id'>): CreditEntryRow {
    const row = { id: this.entries.length + 1, ...entry };
    this.entries.push(row);
    return row;
  }
}

interface LotDates {
  readonly at: string;
  readonly expiresAt?: string | null | undefined;
}

/** What one recruiter received and spent, in order. */
export class Ledger {
  readonly #rows: LedgerRows;
  readonly #recruiterId: number;
  #lots: OpenLot[] = [];

  constructor(rows: LedgerRows, recruiterId: number) {
    this.#rows = rows;
    this.#recruiterId = recruiterId;
  }

  get balance(): number {
    return this.#lots.reduce((sum, { left }) => sum + left, 0);
  }

  /** Returns the lot id. */
  give({ at, changeType, credits, source, cause, expiresAt, plan, note }: Gift): number {
    const lot = this.#rows.addLot(this.#recruiterId, { source, at, expiresAt });
    this.#lots.push({ ...lot, left: credits });
    this.#write(at, {
      change_type: changeType,
      credits,
      lot_id: lot.id,
      cause,
      plan: plan?.name ?? null,
      plan_month: plan?.month ?? null,
      note: note ?? null,
    });
    return lot.id;
  }

  /** Expired lots are written off; credits that expire first are used first. */
  unlock(talentId: number, at: string): number {
    this.expire(at);
    const [lot] = this.#lots
      .filter(({ left }) => left > 0)
      .sort((a, b) => (a.expires_at ?? '9').localeCompare(b.expires_at ?? '9') || a.id - b.id);
    if (!lot) throw new Error('There is no credit left to unlock with');
    lot.left -= 1;
    const cause = `unlock:${talentId}`;
    return this.#write(at, { change_type: 3, credits: -1, lot_id: lot.id, cause, talent_id: talentId }).id;
  }

  expire(at: string): void {
    for (const lot of this.#lots.filter(({ left, expires_at }) => left > 0 && (expires_at ?? '9') <= at)) {
      const end = lot.expires_at ?? at;
      this.#write(end, { change_type: 6, credits: -lot.left, lot_id: lot.id, cause: `expiry:${lot.id}` });
      lot.left = 0;
    }
  }

  #write(
    at: string,
    entry: Pick<CreditEntryRow, 'change_type' | 'credits' | 'lot_id' | 'cause'> & Partial<CreditEntryRow>,
  ) {
    return this.#rows.addEntry({
      recruiter_id: this.#recruiterId,
      talent_id: null,
      plan: null,
      plan_month: null,
      note: null,
      created_at: at,
      ...entry,
    });
  }
}
