import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from './config.ts';
import { AlreadyRunningError } from './platform/embedded-postgres/single-owner.ts';
import { PortTakenError, rejectTakenPort } from './platform/http/free-port.ts';
import { start } from './start.ts';
import { welcome } from './welcome.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Mistakes people make, said in a line; anything else is a fault of ours and shows its trace. */
const isPlain = (error: unknown) =>
  error instanceof ConfigError || error instanceof PortTakenError || error instanceof AlreadyRunningError;

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  await rejectTakenPort(config.host, config.port);
  const { stop } = await start(config, say);
  say(welcome(config, process.stdout.isTTY && process.stdout.hasColors()));
  endOrderly(stop);
}

/** Whatever hangs on: those who asked us to stop kill us after ten seconds. */
const stopWithinMs = 9500;

function endOrderly(stop: () => Promise<void>) {
  let isStopping = false;
  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  // Nothing is meant to come here. What does is a fault of ours, and nobody knows what it has left half done.
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      complain(`${fault}: ${error instanceof Error ? error.stack : String(error)}`);
      void end(1);
    });
  }
}

main().catch((error: unknown) => {
  complain(
    isPlain(error) && error instanceof Error ? error.message : String((error as Error)?.stack ?? error),
  );
  process.exit(1);
});
