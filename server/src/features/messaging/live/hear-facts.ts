import { createInOrder } from '../../../platform/live/in-order.ts';
import type { LiveReader } from '../messages/index.ts';
import type { FactOf, LiveFact } from './live-facts.ts';
import type { Speaker } from './speaker.ts';
import type { Typing } from './typing.ts';

interface HearingOptions {
  readonly speaker: Speaker;
  readonly reader: LiveReader;
  readonly typing: Typing;
  readonly settleStanding: (accountId: number) => void;
  readonly tellPresence: (accountIds: readonly number[]) => void;
  readonly onTrouble: (error: unknown) => void;
}

const readAtOnce = 8;

/** What each fact means to the people on this node. */
export function createHearing(options: HearingOptions) {
  const { speaker, reader, typing, settleStanding, tellPresence, onTrouble } = options;
  const inOrder = createInOrder(readAtOnce);

  /** What could not be read is read by the browsers themselves, when they come back. */
  const cutAll = (accounts: readonly number[]) => (error: unknown) => {
    onTrouble(error);
    for (const accountId of accounts) speaker.cut(accountId);
  };

  const message = (fact: FactOf<'message'>) =>
    inOrder(
      () => reader.message(fact.message),
      (found) => {
        if (!found) return;
        const { message, accounts } = found;
        const { appId, revision } = message;
        speaker.toWriters(accounts, 'message', { appId, revision, message });
      },
      cutAll(fact.accounts),
    );

  const read = ({ conversation, reader: user_id, seq, accounts }: FactOf<'read'>) =>
    inOrder(
      () => typing.otherIn(user_id, conversation),
      // Somebody who was blocked does not learn when the other one reads.
      (other) => {
        const hearers = other === undefined ? [user_id] : [user_id, other];
        speaker.toWriters(hearers, 'read', { appId: conversation, user_id, seq });
      },
      cutAll(accounts),
    );

  const accountChanged = ({ account }: FactOf<'account-changed'>) => {
    typing.forget();
    tellPresence([account]);
    if (!speaker.isThere(account)) return;
    speaker.toAccount(account, { userUpdate: true });
    settleStanding(account);
  };

  const block = ({ accounts: [one, other] }: FactOf<'block'>) => {
    typing.forget();
    speaker.toWriters([one], 'conversation', { user_id: other });
    speaker.toWriters([other], 'conversation', { user_id: one });
  };

  return (fact: LiveFact): void => {
    switch (fact.kind) {
      case 'session-ended':
        speaker.endSession(fact.account, fact.session);
        break;
      case 'account-changed':
        accountChanged(fact);
        break;
      case 'unlock-date':
        speaker.toAccount(fact.account, { unlockDate: { talent_id: fact.talent } });
        break;
      case 'notification':
        speaker.toAccount(fact.account, { seq: fact.seq });
        break;
      case 'message':
        if (fact.accounts.some(speaker.isThere)) message(fact);
        break;
      case 'read':
        if (fact.accounts.some(speaker.isThere)) read(fact);
        break;
      case 'block':
        block(fact);
        break;
      case 'typing':
        speaker.toWriters([fact.reader], 'typing', { appId: fact.conversation, user_id: fact.writer });
        break;
      case 'presence':
        tellPresence(fact.accounts);
    }
  };
}
