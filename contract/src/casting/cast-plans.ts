import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant, Line } from '../scalars.ts';

const tag = 'projects';
const path = '/v1/scenarios/{id}/cast';
const params = z.strictObject({ id: IdInPath });

const PlanPerson = z.object({
  user_id: z.int(),
  name: z.string(),
  character_id: z.int(),
  character: z.string(),
});

/** What making a scenario the cast would do now. */
export const CastPlan = z
  .object({
    scenario_id: z.int(),
    /** Names this very plan. Doing it with another one is refused. */
    plan: z.string(),
    /** In the order they happen. */
    steps: z.array(z.object({ key: z.string(), people: z.array(PlanPerson) })),
    /** Cast already, or asked before. */
    stays: z.array(PlanPerson.extend({ state: z.enum(['cast', 'asked']) })),
    /** To be replaced first: they said no, cannot be asked any more, or someone else plays it. */
    blocked: z.array(PlanPerson.extend({ reason: z.enum(['declined', 'away', 'taken']) })),
    /** Characters nobody is chosen for. */
    open: z.array(z.object({ character_id: z.int(), character: z.string() })),
    /** Everyone else who is considered. They stay where they are. */
    others: z.int(),
    /** The scenario that is the cast so far. */
    instead_of: z.string().nullable(),
    /** Who asks for what, as everyone who is asked will read it. */
    sender: z.string(),
    project: z.string(),
  })
  .meta({ id: 'CastPlan' });
export type CastPlan = z.infer<typeof CastPlan>;

export const planCast = endpoint({
  method: 'GET',
  path,
  tag,
  summary: 'What making this scenario the cast will do and send',
  access: access.recruiter({ owned: true }),
  params,
  response: CastPlan,
});

export const makeCast = endpoint({
  method: 'POST',
  path,
  tag,
  summary: 'Make this scenario the cast: does what the plan says, all or nothing',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    plan: z.string().max(100),
    /** What everyone reads who is asked now. */
    message: Line(2000).optional(),
    client_id: z.guid(),
  }),
  response: z.object({
    chosen_at: Instant,
    /** How many each step reached. */
    did: z.record(z.string(), z.int()),
  }),
});
