import { existsSync, readFileSync } from 'node:fs';
import { checkProfile, uncheckProfile } from './cli/check-profile.ts';
import { freezeAccount, unfreezeAccount } from './cli/freeze-account.ts';
import { listJobsInReview } from './cli/jobs-in-review.ts';
import {
  acceptSuggestion,
  listSuggestions,
  mergeSuggestion,
  refuseSuggestion,
} from './cli/list-suggestions.ts';
import { refundPurchase } from './cli/refund-purchase.ts';
import { removeDemoAccounts } from './cli/remove-demo.ts';
import { approveJob, returnJob } from './cli/review-job.ts';
import { refuseRecruiter, verifyRecruiter, writeRecruiterPapers } from './cli/verify-recruiter.ts';
import { readConfig } from './config.ts';
import { createStorage } from './create-storage.ts';
import { joinDatabase, openDatabase } from './database.ts';
import { loadDemoOnce } from './demo/load-demo-once.ts';
import { applyClosingLedger, writeClosingLedger } from './features/accounts/account-closing/index.ts';
import { createPartnerCodes } from './features/accounts/sign-in/index.ts';
import { rebuildSearch } from './features/search/talent-search/index.ts';
import { personalData } from './features.ts';
import { listDeadLetters, reviveDeadLetters } from './platform/jobs/jobs.queries.ts';
import { createLog } from './platform/log.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

type Opened = Awaited<ReturnType<typeof openDatabase>> & { config: ReturnType<typeof readConfig> };

type Command = { readonly help: string /** Works beside a server that is up. */; readonly beside?: true } & (
  | { readonly run: (opened: Opened, ...args: string[]) => Promise<void> }
  /** Needs no database, and so no directory that a running server holds. */
  | { readonly write: (config: Opened['config'], ...args: string[]) => Promise<string> }
);

const commands: Readonly<Record<string, Command>> = {
  migrate: {
    help: 'migrate                bring the schema and the reference lists up to date',
    run: async () => say('The schema is up to date.'),
  },
  'dead-letters': {
    help: 'dead-letters [revive]  show the jobs that used up their tries, or give them another round',
    run: async ({ db }, argument = '') => {
      if (argument === 'revive') return say(`${await reviveDeadLetters(db)} jobs revived.`);
      for (const { id, task, attempts, last_error } of await listDeadLetters(db)) {
        say(`${id}  ${task}  after ${attempts} tries: ${last_error?.split('\n')[0]}`);
      }
    },
  },
  'closed-accounts': {
    help: 'closed-accounts        list who has left, to be kept beside the backups',
    run: async ({ db }) => say(await writeClosingLedger(db)),
  },
  'close-again': {
    help: 'close-again <file>     after a restore: close and erase again whoever is in that list',
    run: async ({ db }, argument = '') => {
      if (!existsSync(argument)) throw new Error('Say which list: close-again closed-accounts.jsonl');
      say(
        `${await applyClosingLedger(db, readFileSync(argument, 'utf8'), personalData)} accounts closed again.`,
      );
    },
  },
  'partner-link': {
    help: 'partner-link <name>    a link for talents this partner sends, good for 90 days or as many as follow',
    write: async ({ sessionSecret, publicUrl }, name = '', days = '90') => {
      if (!/^[\w .&'-]{2,80}$/.test(name))
        throw new Error('Say who the partner is: partner-link "Firefly Artists"');
      if (!/^[1-9]\d{0,2}$/.test(days)) throw new Error('Say for how many days: from 1 to 999');
      return `${publicUrl}/talents?partner=${await createPartnerCodes(sessionSecret).sign(name, Number(days))}`;
    },
  },
  'search-rebuild': {
    beside: true,
    help: 'search-rebuild         make everything that search reads anew, while people search and write',
    run: async ({ db }) => {
      const people = await rebuildSearch(db, (done, all) =>
        say(`Made ready for search: ${Math.round((100 * done) / all)} %`),
      );
      say(`${people} talents can be searched.`);
    },
  },
  'recruiter-papers': {
    beside: true,
    help: 'recruiter-papers <e-mail> <folder>    what a recruiter sent to be verified; the look is written down',
    run: async (opened, email = '', folder = '') => say(await writeRecruiterPapers(opened, email, folder)),
  },
  'verify-recruiter': {
    beside: true,
    help: 'verify-recruiter <e-mail>    verify a recruiter: the badge, the credits and the letter',
    run: async (opened, email = '') => say(await verifyRecruiter(opened, email)),
  },
  'refuse-recruiter': {
    beside: true,
    help: 'refuse-recruiter <e-mail> <reason>    tell a recruiter why their papers are not enough',
    run: async (opened, email = '', ...reason) => say(await refuseRecruiter(opened, email, reason.join(' '))),
  },
  'jobs-in-review': {
    beside: true,
    help: 'jobs-in-review         the jobs that wait to be read, with everything that was noticed about them',
    run: async (opened) => say(await listJobsInReview(opened)),
  },
  'approve-job': {
    beside: true,
    help: 'approve-job <uuid> <revision>    somebody read this job in review: it opens',
    run: async (opened, publicId = '', revision = '') => say(await approveJob(opened, publicId, revision)),
  },
  'return-job': {
    beside: true,
    help: 'return-job <uuid> <reason>    send a job in review back to its poster, and say why',
    run: async (opened, publicId = '', ...reason) => say(await returnJob(opened, publicId, reason.join(' '))),
  },
  'check-profile': {
    beside: true,
    help: 'check-profile <email, mobile or id>    somebody looked at this profile and its cover: fit for the showcase',
    run: async (opened, who = '') => say(await checkProfile(opened, who)),
  },
  'uncheck-profile': {
    beside: true,
    help: 'uncheck-profile <email, mobile or id>    take a profile out of the showcase at once',
    run: async (opened, who = '') => say(await uncheckProfile(opened, who)),
  },
  suggestions: {
    beside: true,
    help: 'suggestions            cities, skills and hobbies that people typed and nobody has checked',
    run: async (opened) => say(await listSuggestions(opened)),
  },
  'accept-suggestion': {
    beside: true,
    help: 'accept-suggestion <number> <state or group> [name=…] [country=…]    offer it to everybody',
    run: async (opened, id = '', ...details) => say(await acceptSuggestion(opened, id, ...details)),
  },
  'refuse-suggestion': {
    beside: true,
    help: 'refuse-suggestion <number>    leave it where it was typed and offer it to nobody',
    run: async (opened, id = '') => say(await refuseSuggestion(opened, id)),
  },
  'merge-suggestion': {
    beside: true,
    help: 'merge-suggestion <number> <name or number>    it is another spelling of this entry: profiles follow',
    run: async (opened, id = '', ...into) => say(await mergeSuggestion(opened, id, ...into)),
  },
  'refund-purchase': {
    beside: true,
    help: 'refund-purchase <number>    give the money of a purchase back, and take back its unspent credits',
    run: async (opened, number = '') => say(await refundPurchase(opened, number)),
  },
  'freeze-account': {
    beside: true,
    help: 'freeze-account <e-mail, mobile or id> <reason>    cut somebody off at once, wherever they are signed in',
    run: async (opened, who = '', ...reason) => say(await freezeAccount(opened, who, reason.join(' '))),
  },
  'unfreeze-account': {
    beside: true,
    help: 'unfreeze-account <e-mail, mobile or id>    let them in again',
    run: async (opened, who = '') => say(await unfreezeAccount(opened, who)),
  },
  'remove-demo': {
    beside: true,
    help: 'remove-demo            close and erase every account of the demo cast, for good',
    run: async (opened) => say(await removeDemoAccounts(opened, say)),
  },
  cast: {
    help: 'cast <number>          fill an empty database with that many talents, for benchmarks',
    run: async ({ db, config }, argument) => {
      if (config.environment === 'production') throw new Error('There is no demo cast in production.');
      const talents = Number(argument);
      if (!Number.isInteger(talents) || talents < 1) throw new Error('Say how many talents: cast 10000');
      const { storage } = await createStorage(config);
      const loaded = await loadDemoOnce({ db, storage, talents, say });
      if (!loaded) say('There are people in this database already; nothing was changed.');
    },
  },
};

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) {
    say(
      `Commands:\n${Object.values(commands)
        .map(({ help }) => `  ${help}`)
        .join('\n')}`,
    );
    process.exitCode = name ? 1 : 0;
    return;
  }
  const config = readConfig(process.env);
  if ('write' in command) return say(await command.write(config, ...args));
  const open = command.beside ? joinDatabase : openDatabase;
  const connection = await open(config, createLog(config.logLevel));
  try {
    await command.run({ ...connection, config }, ...args);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
