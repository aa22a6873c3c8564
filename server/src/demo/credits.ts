import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import { addDemoRecruiter } from './demo-recruiter.ts';
import { Ledger, LedgerRows } from './ledger.ts';
import { addDemoTalentQuestions } from './questions.ts';
import type { Recruiter } from './recruiter.ts';

const bonus = 10;
const pack = 25;
const beforeAllVisits = 35;

/** The ledger of every other recruiter: the bonus, packs as needed, and unlocks. */
function addOrdinaryLedger(
  batch: Batch,
  rows: LedgerRows,
  { id: recruiterId, verified: isVerified }: Recruiter,
  today: Date,
): void {
  const unlocks = batch.unlock
    .filter((row) => row.recruiter_id === recruiterId)
    .sort((a, b) => a.unlocked_at.localeCompare(b.unlocked_at));
  const ledger = new Ledger(rows, recruiterId);
  if (isVerified) {
    const at = moment(today, -beforeAllVisits);
    ledger.give({ at, changeType: 1, credits: bonus, source: 'bonus', cause: 'verified' });
  }
  for (const unlock of unlocks) {
    if (ledger.balance === 0) {
      ledger.give({
        at: unlock.unlocked_at,
        changeType: 5,
        credits: pack,
        source: 'house',
        cause: `by hand:${unlock.talent_id}`,
        note: 'Booked by hand',
      });
    }
    unlock.credit_entry_id = ledger.unlock(unlock.talent_id, unlock.unlocked_at);
  }
}

/** Every unlock is paid for, in ledgers that add up. */
export function addCredits(batch: Batch, context: DemoContext): void {
  const rows = new LedgerRows();
  for (const recruiter of context.recruiters) {
    if (recruiter.id === 1) addDemoRecruiter(batch, rows, context);
    else addOrdinaryLedger(batch, rows, recruiter, context.today);
  }
  addDemoTalentQuestions(batch, context);
  batch.credit_lot.push(...rows.lots);
  batch.credit_entry.push(...rows.entries);
}
