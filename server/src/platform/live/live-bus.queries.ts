import type pg from 'pg';
import { keepConnected } from '../db/keep-connected.ts';

interface BusOptions {
  readonly pool: pg.Pool;
  readonly channel: string;
  readonly onMessage: (text: string) => void;
  /** The connection was lost, so messages may have been missed. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

/** Listens to a notification channel of the database. Messages come in commit order. */
export const startBus = ({ pool, channel, onMessage, onGap, onError }: BusOptions) =>
  keepConnected({
    pool,
    onError,
    onLost: onGap,
    begin: async (client) => {
      client.on('notification', ({ payload }) => onMessage(payload ?? ''));
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
  });
