import type pg from 'pg';
import { keepConnected } from '../db/keep-connected.ts';

interface BusOptions {
  readonly pool: pg.Pool;
  readonly channel: string;
  readonly hear: (text: string) => void;
  /** Something may have been said that was not heard. */
  readonly onGap: () => void;
  readonly onTrouble: (error: unknown) => void;
}

/** Hears what the database says on a channel, in the order of the commits. */
export const startBus = ({ pool, channel, hear, onGap, onTrouble }: BusOptions) =>
  keepConnected({
    pool,
    onError: onTrouble,
    onLost: onGap,
    begin: async (client) => {
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
  });
