import pg from 'pg';

interface KeepOptions {
  /** Where its connections lead, this one leads too; it is not one of them. */
  readonly pool: pg.Pool;
  /** What the connection is for; done anew with every new one. */
  readonly begin: (client: pg.Client) => Promise<void>;
  readonly onLost?: () => void;
  readonly onTrouble: (error: unknown) => void;
}

/** How often a silent connection is asked whether it is still there, and how long it may take to answer. */
const askEveryMs = 10_000;
const answersWithinMs = 5000;
const firstWaitMs = 100;
const longestWaitMs = 5000;

/** Resolves, once it is open, to a promise that resolves when it is not any more. */
async function open({ pool, begin }: KeepOptions) {
  const client = new pg.Client({ ...pool.options, keepAlive: true, query_timeout: answersWithinMs });
  const lost = new Promise<void>((resolve) => {
    client.once('error', () => resolve());
    client.once('end', () => resolve());
  });
  // Said more than once while a connection breaks.
  client.on('error', () => undefined);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await begin(client);
  } catch (error) {
    await end();
    throw error;
  }
  const asking = setInterval(() => client.query('select 1').catch(end), askEveryMs);
  asking.unref();
  return { lost: lost.finally(() => clearInterval(asking)), end };
}

/** A connection that is there for as long as the server is, and there again after the database was away. */
export function keepConnected(options: KeepOptions) {
  let current: Awaited<ReturnType<typeof open>> | undefined;
  let isStopped = false;
  let wakeUp: () => void = () => undefined;

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const stayOnce = async () => {
    current = await open(options);
    if (isStopped) await current.end();
    await current.lost;
    current = undefined;
    if (!isStopped) options.onLost?.();
  };

  const stay = async () => {
    let waitMs = firstWaitMs;
    while (!isStopped) {
      try {
        await stayOnce();
        waitMs = firstWaitMs;
      } catch (error) {
        options.onTrouble(error);
        waitMs = Math.min(longestWaitMs, waitMs * 2);
      }
      if (!isStopped) await wait(waitMs);
    }
  };
  const staying = stay();

  return {
    isConnected: () => current !== undefined,
    stop: async () => {
      isStopped = true;
      wakeUp();
      await current?.end();
      await staying;
    },
  };
}
