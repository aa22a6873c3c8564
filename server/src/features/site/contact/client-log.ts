import { scrub } from '@callboard/contract/site/scrub';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';

const perNetwork = { max: 60, seconds: 60 };

interface ClientReport {
  readonly level: 'error' | 'warn' | 'info';
  readonly message: string;
  readonly page?: string | undefined;
}

interface Dependencies {
  readonly limits: Limits;
  readonly log: Readonly<Record<ClientReport['level'], (facts: object, text: string) => void>>;
}

/** Browser errors, written to the server's log. */
export function createClientLog({ limits, log }: Dependencies) {
  return {
    async write({ level, message, page }: ClientReport, ip: string) {
      await limits.take(`client-log:${networkOf(ip)}`, perNetwork);
      const facts = { client: { message: scrub(message), ...(page !== undefined && { page: scrub(page) }) } };
      log[level](facts, 'a browser reports');
    },
  };
}
export type ClientLog = ReturnType<typeof createClientLog>;
