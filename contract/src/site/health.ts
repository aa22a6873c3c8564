import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  tag: 'operations',
  summary: 'The process is alive',
  access: access.public(),
  response: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }),
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/ready',
  tag: 'operations',
  summary:
    'The database is writable, every migration has run and jobs are running; 503 otherwise. Degraded: it works, but someone has to look at the reasons',
  access: access.public(),
  response: z
    .object({
      status: z.enum(['ready', 'degraded']),
      database: z.literal('ok'),
      migrations: z.literal('ok'),
      worker: z.literal('ok'),
      /** Low: uploads are or will soon be rejected. Everything else works. */
      disk: z.enum(['ok', 'low']),
      reasons: z.array(z.string()),
    })
    .meta({ id: 'Readiness' }),
});
