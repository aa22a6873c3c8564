import type { ClientPage } from '@callboard/contract/casting/client-page';
import { createContext, useContext } from 'react';
import type { SharedLink } from '../api.ts';
import type { Answers } from './use-answers.ts';
import type { Sending } from './use-sending.ts';
import type { Watched } from './use-watched.ts';

interface Client {
  readonly link: SharedLink;
  readonly page: ClientPage;
  /** The first name of who sent it. */
  readonly sender: string;
  readonly answers: Answers;
  readonly sending: Sending;
  readonly watched: Watched;
}

export const ClientContext = createContext<Client | undefined>(undefined);

/** The open page, for everything on it. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('Only on an open client page');
  return client;
}
