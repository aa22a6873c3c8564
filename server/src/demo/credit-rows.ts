export interface UnlockRow {
  recruiter_id: number;
  talent_id: number;
  unlocked_at: string;
  character_id: number | null;
  credit_entry_id: number | null;
}

export interface CreditLotRow {
  id: number;
  recruiter_id: number;
  source: 'pack' | 'plan' | 'bonus' | 'referral' | 'house';
  expires_at: string | null;
  created_at: string;
}

/** The database computes its position in the ledger and the balance. */
export interface CreditEntryRow {
  id: number;
  recruiter_id: number;
  change_type: number;
  credits: number;
  lot_id: number;
  cause: string;
  talent_id: number | null;
  plan: 'studio' | null;
  plan_month: string | null;
  note: string | null;
  created_at: string;
}

interface QuestionRow {
  recruiter_id: number;
  talent_id: number;
  starts_on: string;
  ends_on: string;
  status: 'asked' | 'available' | 'not_available';
  asked_at: string;
  settled_at: string | null;
}

interface TaxedPrice {
  net_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
}

interface PurchaseRow extends TaxedPrice {
  id: number;
  recruiter_id: number;
  kind: 'pack' | 'plan';
  plan: 'studio' | null;
  subscription_id: number | null;
  month: string | null;
  credits: number;
  state_code: string;
  status: 'paid';
  paid_at: string;
  credit_lot_id: number;
  created_at: string;
}

interface InvoiceRow extends TaxedPrice {
  id: number;
  kind: 'invoice';
  financial_year: number;
  serial: number;
  number: string;
  purchase_id: number;
  issued_on: string;
  seller: object;
  buyer: object;
  line: string;
  state_code: string;
  is_practice: boolean;
  created_at: string;
}

interface PaymentRow {
  id: number;
  order_id: number;
  purchase_id: number;
  gateway: 'local';
  payment_ref: string;
  amount_paise: number;
  settles: boolean;
  received_at: string;
}

/** Rows for credits, their payments and unlocks. */
export interface CreditRows {
  credit_lot: CreditLotRow;
  credit_entry: CreditEntryRow;
  billing_details: {
    recruiter_id: number;
    legal_name: string;
    address: string;
    city: string;
    state_code: string;
    pin_code: string;
  };
  plan_subscription: {
    id: number;
    recruiter_id: number;
    plan: 'studio';
    counted_from: string;
    months: number;
    renews_on: string;
    gateway: 'local';
    customer_ref: string;
    mandate_ref: string;
    created_at: string;
  };
  purchase: PurchaseRow;
  local_order: {
    order_ref: string;
    amount_paise: number;
    status: 'paid';
    payment_ref: string;
    created_at: string;
  };
  payment_order: {
    id: number;
    purchase_id: number;
    gateway: 'local';
    order_ref: string;
    amount_paise: number;
    created_at: string;
  };
  payment: PaymentRow;
  invoice_serial: { kind: 'invoice'; financial_year: number; last: number };
  invoice: InvoiceRow;
  unlock: UnlockRow;
  availability_question: QuestionRow;
}
