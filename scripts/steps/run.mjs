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
