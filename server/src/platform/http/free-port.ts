import { createServer } from 'node:net';

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
    );
  }
}

/** Checked first, so a taken port fails right away. */
export function rejectTakenPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
