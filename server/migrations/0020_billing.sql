-- Who invoices are made out to.
create table billing_details (
  recruiter_id integer primary key references recruiter on delete cascade,
  legal_name text not null check (length(legal_name) between 1 and 160),
  gstin text check (gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  address text not null check (length(address) between 1 and 300),
  city text not null check (length(city) between 1 and 80),
  state_code text not null check (state_code ~ '^\d{2}$'),
  pin_code text not null check (pin_code ~ '^[1-9]\d{5}$'),
  updated_at timestamptz not null default now(),
  constraint billing_details_state check (left(gstin, 2) = state_code)
);
create trigger billing_details_touch before update on billing_details
  for each row execute function touch_updated_at();

-- A plan that runs, or ran. It is renewed month by month until it ends.
create table plan_subscription (
  id integer generated always as identity primary key,
  recruiter_id integer not null references recruiter,
  plan text not null check (plan in ('studio', 'agency')),
  status text not null default 'active' check (status in ('active', 'past_due', 'ending', 'ended')),
  -- Months are counted from here, so that 31 January is followed by 28 February and 31 March.
  counted_from date not null,
  months smallint not null default 1 check (months >= 1),
  -- The first day that is not paid for yet.
  renews_on date not null check (renews_on > counted_from),
  -- How often the month to come was asked for in vain, and when it is asked for again.
  tries smallint not null default 0 check (tries between 0 and 4),
  next_try_on date,
  failure text check (length(failure) between 1 and 300),
  gateway text not null check (gateway in ('razorpay', 'local')),
  -- What the gateway knows the payer and the leave to charge by; gone once it has ended.
  customer_ref text,
  mandate_ref text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (id, recruiter_id),
  constraint plan_subscription_ended check ((status = 'ended') = (ended_at is not null)),
  constraint plan_subscription_forgets check (status <> 'ended' or (customer_ref is null and mandate_ref is null)),
  constraint plan_subscription_tries check ((status = 'past_due') = (next_try_on is not null))
);
create unique index plan_subscription_running on plan_subscription (recruiter_id) where status <> 'ended';
create index plan_subscription_due on plan_subscription (renews_on) where status <> 'ended';

create table purchase (
  id integer generated always as identity primary key,
  recruiter_id integer not null references recruiter,
  -- Made by the buyer's device; empty for a month that a plan asks for by itself.
  client_id uuid,
  kind text not null check (kind in ('pack', 'plan')),
  plan text check (plan in ('studio', 'agency')),
  subscription_id integer,
  month date,
  credits integer not null check (credits > 0),
  net_paise bigint not null check (net_paise > 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null check (igst_paise >= 0),
  total_paise bigint not null generated always as (net_paise + cgst_paise + sgst_paise + igst_paise) stored,
  -- Where the buyer is; empty when that was not said.
  state_code text check (state_code ~ '^\d{2}$'),
  status text not null default 'waiting' check (status in ('waiting', 'paid', 'failed', 'cancelled', 'refunded')),
  failure text check (length(failure) between 1 and 300),
  customer_ref text,
  paid_at timestamptz,
  -- What was given for it: once, whatever happens.
  credit_lot_id bigint unique,
  created_at timestamptz not null default now(),
  unique (recruiter_id, client_id),
  -- A month is sold once.
  unique (subscription_id, month),
  foreign key (subscription_id, recruiter_id) references plan_subscription (id, recruiter_id),
  foreign key (credit_lot_id, recruiter_id) references credit_lot (id, recruiter_id),
  constraint purchase_kind check ((kind = 'plan') = (plan is not null)),
  constraint purchase_month check ((subscription_id is null) = (month is null) and (kind = 'plan' or month is null)),
  constraint purchase_one_tax check (cgst_paise = 0 or igst_paise = 0),
  constraint purchase_settled check ((status in ('paid', 'refunded')) = (paid_at is not null)
    and (status in ('paid', 'refunded')) = (credit_lot_id is not null)),
  constraint purchase_failure check (status <> 'failed' or failure is not null)
);
create index purchase_newest on purchase (recruiter_id, id desc);
create index purchase_waiting on purchase (created_at) where status = 'waiting';

-- Each attempt to pay, as the gateway knows it.
create table payment_order (
  id integer generated always as identity primary key,
  purchase_id integer not null references purchase,
  gateway text not null check (gateway in ('razorpay', 'local')),
  order_ref text not null check (length(order_ref) between 1 and 100),
  amount_paise bigint not null check (amount_paise > 0),
  failed_at timestamptz,
  -- When the gateway was last asked what became of it.
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (gateway, order_ref),
  unique (id, purchase_id)
);
create index payment_order_purchase on payment_order (purchase_id, id desc);

-- Money that came. One payment settles a purchase; what comes besides goes back.
create table payment (
  id integer generated always as identity primary key,
  order_id integer not null,
  purchase_id integer not null,
  gateway text not null check (gateway in ('razorpay', 'local')),
  payment_ref text not null check (length(payment_ref) between 1 and 100),
  amount_paise bigint not null check (amount_paise > 0),
  settles boolean not null,
  received_at timestamptz not null default now(),
  refund_ref text,
  refunded_at timestamptz,
  unique (gateway, payment_ref),
  foreign key (order_id, purchase_id) references payment_order (id, purchase_id),
  constraint payment_refund check ((refund_ref is null) = (refunded_at is null))
);
create unique index payment_settles on payment (purchase_id) where settles;
create index payment_order_of on payment (order_id);

-- What a gateway told us, as it came. The words of it are let go after a month; that it came stays.
create table payment_notice (
  id bigint generated always as identity primary key,
  gateway text not null check (gateway in ('razorpay', 'local')),
  notice_ref text not null check (length(notice_ref) between 1 and 100),
  event text not null check (length(event) between 1 and 100),
  body jsonb,
  received_at timestamptz not null default now(),
  unique (gateway, notice_ref)
);
create index payment_notice_words on payment_notice (received_at) where body is not null;

-- The last number of each year's row: whoever takes one holds the row, so there are no gaps.
create table invoice_serial (
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- The one that begins in April of this year.
  financial_year smallint not null check (financial_year between 2020 and 2200),
  last integer not null check (last >= 1),
  primary key (kind, financial_year)
);

create table invoice (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  financial_year smallint not null,
  serial integer not null check (serial >= 1),
  number text not null unique check (number ~ '^CBN?-\d{4}-\d{4,}$'),
  purchase_id integer not null references purchase,
  issued_on date not null,
  -- As they stood on that day.
  seller jsonb not null,
  buyer jsonb not null,
  line text not null check (length(line) between 1 and 300),
  state_code text not null check (state_code ~ '^\d{2}$'),
  net_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null generated always as (net_paise + cgst_paise + sgst_paise + igst_paise) stored,
  -- Of the local gateway: no money moved.
  is_practice boolean not null,
  created_at timestamptz not null default now(),
  unique (kind, financial_year, serial),
  unique (purchase_id, kind),
  constraint invoice_number_of check ((kind = 'invoice') = (number like 'CB-%'))
);
create trigger invoice_append_only before update or delete on invoice
  for each row execute function refuse_change();
create trigger invoice_never_emptied before truncate on invoice
  for each statement execute function refuse_change();

-- The books of the local gateway, which moves no money.
create table local_order (
  order_ref text primary key,
  amount_paise bigint not null check (amount_paise > 0),
  customer_ref text,
  status text not null default 'open' check (status in ('open', 'paid', 'failed')),
  payment_ref text unique,
  refund_ref text unique,
  created_at timestamptz not null default now(),
  constraint local_order_paid check ((status = 'paid') = (payment_ref is not null)),
  constraint local_order_refunded check (refund_ref is null or status = 'paid')
);
