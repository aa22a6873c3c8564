import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { createStorage } from './create-storage.ts';
import { openDatabase } from './database.ts';
import { loadDemoOnce } from './demo/load-demo-once.ts';
import { assertNoDemoAccounts } from './demo/remove-demo.ts';
import { startApplier } from './features/search/talent-search/index.ts';
import { migrationsDirectory, rendererFile, webDirectory } from './locations.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { watchDiskSpace } from './platform/storage/disk-space.ts';
import { createWhatsApp } from './platform/whatsapp/whatsapp.ts';
import { within } from './platform/within.ts';
import { createServices } from './services.ts';

/** Requests have three seconds of it, jobs under way three, PostgreSQL the rest; see main.ts for who waits longest. */
const stepWithinMs = 4000;

/** What does not end in time, or fails to, does not keep the rest from ending. */
const endInReverse = async (steps: readonly (() => unknown)[], log: Log) => {
  for (const step of [...steps].reverse()) {
    const ending = Promise.resolve().then(step);
    ending.catch((error: unknown) => log.error({ err: error }, 'Something did not stop in order.'));
    if (!(await within(stepWithinMs, ending)))
      log.error('Something is left behind that did not stop in time.');
  }
};

/** Brings everything up in order; what it returns takes everything down in the opposite order. */
export async function start(
  config: Config,
  say: (line: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const endings: (() => unknown)[] = [];
  try {
    const connection = await openDatabase(config, log);
    endings.push(connection.close);
    const { db, pool, statements } = connection;
    if (config.environment === 'production') await assertNoDemoAccounts(db);
    const { storage, disk, space } = await createStorage(config);
    if (config.environment === 'demo') await loadDemoOnce({ db, storage, talents: config.demoTalents, say });

    const mailer = config.mail.smtpUrl ? createMailer(config.mail.smtpUrl, config.mail.from) : undefined;
    if (mailer) endings.push(mailer.close);
    const services = createServices({
      db,
      statements,
      storage,
      uploadsDirectory: config.uploadsDirectory,
      space,
      publicUrl: config.publicUrl,
      sessionSecret: config.sessionSecret,
      identitySecret: config.identitySecret,
      sendMail: mailer?.send,
      sendWhatsApp: config.whatsApp && createWhatsApp(config.whatsApp),
      keepUnsendable: config.workshop,
      selling: { ...config, complain: (facts, text) => log.error(facts, text) },
    });
    const worker = await startWorker(pool, services.jobs, log, { finishWithinMs: 3000 });
    endings.push(worker.stop);
    await services.media.resume();
    const watch = watchDiskSpace({ space, complain: (text) => log.error(text) });
    endings.push(watch.stop);
    const applier = startApplier({
      db,
      onError: (error) => log.error({ err: error }, 'Changes do not reach the search.'),
    });
    endings.push(applier.stop);

    const app = await buildApp({
      environment: config.environment,
      publicUrl: config.publicUrl,
      apiUrl: config.apiUrl,
      trustedProxies: config.trustedProxies,
      apiDocs: config.apiDocs,
      supportEmail: config.mail.support,
      services,
      pool,
      sessionSecret: config.sessionSecret,
      github: config.github,
      instagram: config.instagram,
      migrations: migrationsDirectory,
      isWorking: worker.isRunning,
      webDirectory,
      rendererFile,
      disk: disk && { storage: disk, secret: config.fileSigningSecret },
      fileOrigin: config.storage.driver === 's3' ? config.storage.endpoint : undefined,
      logger: log,
    });
    endings.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await endInReverse(endings, log);
    throw error;
  }
  return { stop: () => endInReverse(endings, log) };
}
