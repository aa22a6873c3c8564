import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from './config.ts';
import { demoSignIns } from './demo/sign-ins.ts';
import { AlreadyRunningError } from './platform/embedded-postgres/single-owner.ts';
import { PortTakenError, refuseTakenPort } from './platform/http/free-port.ts';
import { start } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Mistakes people make, said in a line; anything else is a fault of ours and shows its trace. */
const isPlain = (error: unknown) =>
  error instanceof ConfigError || error instanceof PortTakenError || error instanceof AlreadyRunningError;

function welcome({ publicUrl, environment, home }: ReturnType<typeof readConfig>) {
  say(`\nCallboard is up at ${publicUrl}  (${environment}, data in ${home})`);
  say(`  API     ${publicUrl}/docs`);
  if (environment === 'production') return;
  say(`  Outbox  ${publicUrl}/outbox  (what would have been sent)`);
  say(`  Design  ${publicUrl}/design`);
  if (environment !== 'demo') return;
  say('\nDemo sign-ins, all with the password callboard-demo:');
  for (const { email, who } of demoSignIns) say(`  ${email.padEnd(24)} ${who}`);
  say('\nCtrl-C stops it.');
}

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  await refuseTakenPort(config.host, config.port);
  const { stop } = await start(config, say);
  welcome(config);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await stop();
      process.exit(0);
    });
  }
}

main().catch((error: unknown) => {
  complain(
    isPlain(error) && error instanceof Error ? error.message : String((error as Error)?.stack ?? error),
  );
  process.exit(1);
});
