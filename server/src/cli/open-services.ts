import type { Config } from '../config.ts';
import { createStorage } from '../create-storage.ts';
import type { Connection } from '../platform/db/database.ts';
import { createServices } from '../services.ts';

export type Opened = Connection & { readonly config: Config };

/** Everything as the server has it, so that letters and whatever follows from a command are the same. */
export const openServices = async ({ db, statements, config }: Opened) => {
  const { storage, space } = await createStorage(config);
  return createServices({
    db,
    statements,
    storage,
    space,
    uploadsDirectory: config.uploadsDirectory,
    publicUrl: config.publicUrl,
    sessionSecret: config.sessionSecret,
    identitySecret: config.identitySecret,
    // Queued here, sent by the server.
    sendMail: undefined,
    keepUnsendable: config.workshop,
    selling: { ...config, complain: (_facts, text) => void process.stderr.write(`${text}\n`) },
  });
};
