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
    'The database answers and takes changes, every migration has run and jobs are worked on; 503 otherwise. Degraded: it serves, and somebody has to look at the reasons',
  access: access.public(),
  response: z
    .object({
      status: z.enum(['ready', 'degraded']),
      database: z.literal('ok'),
      migrations: z.literal('ok'),
      worker: z.literal('ok'),
      /** Low: uploads are refused soon, or are by now. Everything else goes on. */
      disk: z.enum(['ok', 'low']),
      reasons: z.array(z.string()),
    })
    .meta({ id: 'Readiness' }),
});
