import pg from 'pg';

interface KeepOptions {
  /** The pool whose settings this connection uses. It is not part of it. */
  readonly pool: pg.Pool;
  /** Runs on every new connection. */
  readonly begin: (client: pg.Client) => Promise<void>;
  readonly onLost?: () => void;
  readonly onError: (error: unknown) => void;
}

/** The interval and timeout of health checks. */
const checkEveryMs = 10_000;
const answersWithinMs = 5000;
const firstWaitMs = 100;
const longestWaitMs = 5000;

/** Resolves once open, to a promise that resolves once closed. */
async function open({ pool, begin }: KeepOptions) {
  const client = new pg.Client({ ...pool.options, keepAlive: true, query_timeout: answersWithinMs });
  const lost = new Promise<void>((resolve) => {
    client.once('error', () => resolve());
    client.once('end', () => resolve());
  });
  // Fires more than once while a connection breaks.
  client.on('error', () => undefined);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await begin(client);
  } catch (error) {
    await end();
    throw error;
  }
  const asking = setInterval(() => client.query('select 1').catch(end), checkEveryMs);
  asking.unref();
  return { lost: lost.finally(() => clearInterval(asking)), end };
}

/** Keeps one connection open and reopens it when the database comes back. */
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
        options.onError(error);
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
