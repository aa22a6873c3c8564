import pino from 'pino';

/** Logs carry no tokens, codes, numbers or addresses: headers and queries stay out altogether. */
export const createLog = (level: string) =>
  pino({
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      err: pino.stdSerializers.err,
    },
  });

export type Log = ReturnType<typeof createLog>;
