import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a program with our own input and output; answers its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });

export const runOrStop = async (command, args, options) => {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} ended with code ${code}`);
};

/** Runs a program and answers its exit code with all that it said, for work that happens beside other work. */
export const runQuietly = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });
