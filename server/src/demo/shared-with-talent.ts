import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import { type DemoContext, suitablePeople } from './context.ts';
import type { Production, Role } from './project.ts';

interface Script {
  readonly status: 'shared' | 'read' | 'interested' | 'declined' | 'closed';
  readonly sharedDaysAgo: number;
  readonly answeredDaysAgo?: number;
  readonly closedDaysAgo?: number;
  readonly message: string;
  readonly reason?: string;
  readonly words?: string;
}

const open: readonly Script[] = [
  {
    status: 'shared',
    sharedDaysAgo: 1,
    message: 'Your Kathak stayed with me. It’s a small part with one big scene. Would you read it?',
  },
  {
    status: 'read',
    sharedDaysAgo: 4,
    message: 'We shoot close to you and the dates are short. Tell me if it interests you.',
  },
  {
    status: 'interested',
    sharedDaysAgo: 5,
    answeredDaysAgo: 2,
    message: 'The director asked for you by name. The sides are attached.',
  },
  {
    status: 'interested',
    sharedDaysAgo: 14,
    answeredDaysAgo: 10,
    message: 'Looking for someone who is at home in Kannada and Hindi.',
  },
  {
    status: 'declined',
    sharedDaysAgo: 9,
    answeredDaysAgo: 8,
    message: 'Six days in the hills, mostly nights.',
    reason: 'I’m on stage those weeks.',
  },
];

const closed: readonly Script[] = [
  {
    status: 'closed',
    sharedDaysAgo: 60,
    answeredDaysAgo: 58,
    closedDaysAgo: 40,
    message: 'We’d love to see you for this.',
    words:
      'Thank you for your time, and for answering so quickly. We went with someone who is nearer to forty. I’ll write again.',
  },
  {
    status: 'closed',
    sharedDaysAgo: 90,
    closedDaysAgo: 75,
    message: 'A day of work, well paid.',
    words: 'The client dropped the film before we met anyone. It says nothing about you.',
  },
];

/** Roles of other recruiters that the demo talent could play. */
function rolesFor(
  productions: readonly Production[],
  { people }: DemoContext,
  wanted: (production: Production, role: Role) => boolean,
) {
  const [talent] = people;
  return productions.flatMap((production) => {
    // One of a project, and none of the demo recruiter, whose projects are full of others.
    const role = production.roles.find(
      (one) =>
        wanted(production, one) &&
        one.castBy !== talent?.id &&
        talent !== undefined &&
        suitablePeople([talent], one.script).length > 0,
    );
    return role && production.row.recruiter_id !== 1 ? [{ production, role }] : [];
  });
}

/** What recruiters shared with the demo talent, in every state, so that her jobs are alive. */
export function addSharesWithTalent(
  batch: Batch,
  productions: readonly Production[],
  context: DemoContext,
): void {
  const { today, random, people } = context;
  const [talent] = people;
  if (!talent) return;
  const applied = new Set(
    batch.job_application.flatMap((one) => (one.talent_id === talent.id ? one.character_id : [])),
  );
  const isOpen = ({ row }: Production, role: Role) =>
    row.status === 'open' && role.row.status === 'casting' && !applied.has(role.row.id);
  const isClosed = ({ row }: Production) => row.status === 'closed';
  const chosen = [
    ...random
      .sample(rolesFor(productions, context, isOpen), open.length)
      .map((one, at) => ({ one, script: open[at] })),
    ...random
      .sample(rolesFor(productions, context, isClosed), closed.length)
      .map((one, at) => ({ one, script: closed[at] })),
  ];
  for (const { one, script } of chosen) {
    if (!script) continue;
    const answered = script.answeredDaysAgo;
    batch.project_share.push({
      character_id: one.role.row.id,
      talent_id: talent.id,
      shared_by: one.production.row.recruiter_id,
      message: script.message,
      status: script.status,
      shared_at: moment(today, -script.sharedDaysAgo),
      read_at: script.status === 'shared' ? null : moment(today, -script.sharedDaysAgo + 0.4),
      answered_at: answered === undefined ? null : moment(today, -answered),
      closed_at: script.closedDaysAgo === undefined ? null : moment(today, -script.closedDaysAgo),
      decline_reason: script.reason ?? null,
      answer_words: script.words ?? null,
    });
  }
}
