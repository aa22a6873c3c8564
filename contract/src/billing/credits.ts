import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, ListOf, Page } from '../scalars.ts';

const tag = 'recruiter';
const history = '/v1/recruiter-balance-history';

export const changeTypes = {
  bonus: 1,
  purchase: 2,
  unlock: 3,
  refund: 4,
  adjustment: 5,
  expiry: 6,
  referral: 7,
} as const;
export const ChangeType = z.int().min(1).max(7);
export type ChangeTypeName = keyof typeof changeTypes;

/** Given once, when a recruiter is verified. */
export const creditsWhenVerified = 10;
/** At or below this the balance counts as low. */
export const lowBalance = 5;
/** How long credits of a plan last. */
export const planCreditsLastDays = 90;
export const entriesPerPage = 10;

const Ending = z
  .object({
    credits: z.int(),
    /** The moment they expire. */
    at: Instant,
  })
  .nullable();

export const getUnlockBalance = endpoint({
  method: 'GET',
  path: '/v1/recruiter/recruiter-unlock-balance/{id}',
  tag,
  summary: 'Credits left, and which of them expire next',
  access: access.recruiterOrAdmin({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  response: z
    .object({ credits: z.int(), next_expiry: Ending, is_low: z.boolean() })
    .meta({ id: 'UnlockBalance' }),
});

export const CreditSummary = z
  .object({
    credits: z.int(),
    /** Of all time, minus refunds. */
    spent: z.int(),
    unlocked: z.int(),
    is_low: z.boolean(),
    next_expiry: Ending,
    from_packs: z.int(),
    from_plan: z.int(),
    /** Bonus, referral and adjustments by Callboard. */
    from_bonus: z.int(),
    /** The current month in India. */
    used_this_month: z.int(),
  })
  .meta({ id: 'CreditSummary' });
export type CreditSummary = z.infer<typeof CreditSummary>;

export const getCreditSummary = endpoint({
  method: 'GET',
  path: `${history}/balance-unlocked-count`,
  tag,
  summary: 'Credits, spent, unlocked, and where the credits come from',
  access: access.recruiter({ owned: true }),
  query: z.strictObject({ recruiterId: z.coerce.number().pipe(Id) }),
  response: CreditSummary,
});

export const CreditEntry = z
  .object({
    id: z.int(),
    createdAt: Instant,
    changeType: ChangeType,
    /** Negative when credits were spent. */
    credits: z.int(),
    /** After this entry. */
    balance: z.int(),
    /** The talent of an unlock or refund. Only the name remains once the account is closed. */
    talent: z
      .object({
        user_id: z.int(),
        userUniqueId: z.string().nullable(),
        name: z.string(),
        file_url: z.string().nullable(),
      })
      .nullable(),
    character: z.object({ name: z.string(), project_title: z.string() }).nullable(),
    purchase: z
      .object({
        id: z.int(),
        credits: z.int(),
        total_paise: z.int(),
        invoice_number: z.string().nullable(),
      })
      .nullable(),
    plan: z.object({ name: z.enum(['studio', 'agency']), month: z.iso.date() }).nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'CreditEntry' });
export type CreditEntry = z.infer<typeof CreditEntry>;

const filters = {
  recruiterId: z.coerce.number().pipe(Id),
  /** Days in India, both inclusive. */
  startDate: z.iso.date().optional(),
  endDate: z.iso.date().optional(),
  changeType: z.coerce.number().pipe(ChangeType).optional(),
} as const;

const inOrder = ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) =>
  startDate === undefined || endDate === undefined || startDate <= endDate;
const outOfOrder = { path: ['endDate'], message: 'Must be on or after the first day' };

export const listCreditEntries = endpoint({
  method: 'GET',
  path: `${history}/balance-history/list`,
  tag,
  summary: 'The credit ledger, newest first',
  access: access.recruiter({ owned: true }),
  query: z.strictObject({ ...Page(entriesPerPage), ...filters }).refine(inOrder, outOfOrder),
  response: ListOf(CreditEntry).extend({
    /** Totals of whole months, within the filters. */
    months: z.array(z.object({ month: z.string(), gained: z.int(), spent: z.int() })),
  }),
});

export const exportCreditEntries = endpoint({
  method: 'GET',
  path: `${history}/balance-history/export`,
  tag,
  summary: 'The same ledger as a spreadsheet',
  access: access.recruiter({ owned: true, notFrozen: true }),
  query: z.strictObject(filters).refine(inOrder, outOfOrder),
  response: FileAnswer,
});
