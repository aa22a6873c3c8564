import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import { inbox, type Thread, threads } from './data/threads.ts';
import type { Job } from './job.ts';
import type { Person } from './person.ts';
import type { Production } from './project.ts';
import type { Random } from './random.ts';
import type { Recruiter } from './recruiter.ts';
import type { ApplicationRow, MessageRow } from './rows.ts';
import { fill } from './text.ts';

interface ConversationPlan {
  readonly recruiter: Recruiter;
  readonly talent: Person;
  readonly projectId: number | null;
  readonly lines: Thread;
  readonly values: Readonly<Record<string, string>>;
  readonly hoursAgo: number;
  /** How many of the last messages the other person has not read. */
  readonly unread: number;
}

const hour = 1 / 24;
const rejection = threads.filter(([first]) => first?.[1].includes('gone to somebody else'));
const goingOn = threads.filter((thread) => !rejection.includes(thread));
const canBeMessaged: ReadonlySet<string> = new Set([
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'not_selected',
]);

type Draft = Omit<MessageRow, 'id'> & { readonly readBy: readonly number[] };

/** Written backwards from the last message, so the newest has the right age. */
function draftsOf(
  conversationPlan: ConversationPlan,
  conversationId: number,
  today: Date,
  random: Random,
): Draft[] {
  const { recruiter, talent, lines } = conversationPlan;
  let hoursAgo = conversationPlan.hoursAgo;
  return lines
    .map(([who, text], index) => ({ who, text, isRead: index < lines.length - conversationPlan.unread }))
    .reverse()
    .map(({ who, text, isRead }, index) => {
      if (index > 0) hoursAgo += random.chance(0.5) ? random.int(4, 50) / 60 : random.int(2, 15);
      const sender = who === 'r' ? recruiter.id : talent.id;
      return {
        conversation_id: conversationId,
        sender_id: sender,
        client_id: random.uuid(),
        text: fill(text, conversationPlan.values),
        created_at: moment(today, -hoursAgo * hour),
        readBy: isRead ? [recruiter.id, talent.id] : [sender],
      };
    })
    .reverse();
}

/** The inbox of the demo recruiter. */
function inboxConversations(productions: readonly Production[], { people }: DemoContext): ConversationPlan[] {
  return inbox.flatMap(({ face, ...conversationPlan }) => {
    const talent = people[face];
    const own = productions.filter(({ script }) => script.company === 'Lantern Casting');
    const production = own.find(({ roles }) => roles.some(({ castBy }) => castBy === talent?.id)) ?? own[0];
    if (!talent || !production) return [];
    return [
      {
        ...conversationPlan,
        talent,
        recruiter: production.recruiter,
        projectId: production.row.id,
        values: {},
      },
    ];
  });
}

function conversationAbout(
  application: ApplicationRow,
  jobs: readonly Job[],
  productions: readonly Production[],
  context: DemoContext,
): ConversationPlan[] {
  const { people, random } = context;
  const talent = people.find(({ id }) => id === application.talent_id);
  const job = jobs.find(({ row }) => row.id === application.job_id);
  const production = productions.find(({ row }) => row.id === job?.row.project_id);
  if (!talent || !job || !production || production.script.company === 'Lantern Casting') return [];
  const isCastOtherwise = production.roles.some(
    ({ row, castBy }) => castBy === talent.id && row.id !== application.character_id,
  );
  if (isCastOtherwise) return [];
  const isOver = application.status === 'not_selected';
  if (isOver && job.row.status !== 'closed') return [];
  const lines = random.pick(isOver ? rejection : goingOn);
  const length = isOver ? lines.length : random.int(1, lines.length);
  const values = {
    first: talent.firstName,
    part: job.row.title,
    project: production.row.title,
    recruiter: production.recruiter.firstName,
    city: production.script.city,
  };
  return [
    {
      recruiter: production.recruiter,
      talent,
      projectId: production.row.id,
      lines: lines.slice(0, length),
      values,
      hoursAgo: random.fraction() ** 2 * 200 + 0.5,
      unread: random.chance(0.35) ? 1 : 0,
    },
  ];
}

function chooseConversations(
  batch: Batch,
  jobs: readonly Job[],
  productions: readonly Production[],
  context: DemoContext,
): ConversationPlan[] {
  // A conversation is about a project and shows the part last applied for there.
  const projectOf = new Map(jobs.map(({ row }) => [row.id, row.project_id]));
  const last = new Map(
    batch.job_application.map((row) => [`${row.talent_id} ${projectOf.get(row.job_id)}`, row]),
  );
  const candidates = [...last.values()].filter(({ status }) => canBeMessaged.has(status));
  const ofDemoTalent = candidates.filter(({ talent_id }) => talent_id === context.people[0]?.id);
  const refused = candidates.filter(({ status }) => status === 'not_selected');
  const hopeful = candidates.filter(({ status }) => status !== 'not_selected');
  const drawn = [...context.random.sample(hopeful, 45), ...context.random.sample(refused, 30)];
  const conversations = [...ofDemoTalent, ...drawn].flatMap((application) =>
    conversationAbout(application, jobs, productions, context),
  );
  const seen = new Set<string>();
  return [...inboxConversations(productions, context), ...conversations].filter(
    ({ recruiter, talent, projectId }) => {
      const key = `${recruiter.id} ${talent.id} ${projectId}`;
      return !seen.has(key) && seen.add(key);
    },
  );
}

/** Ids follow time across all conversations, because the newest message has the highest id. */
export function addConversations(
  batch: Batch,
  jobs: readonly Job[],
  productions: readonly Production[],
  context: DemoContext,
): void {
  const { random, today } = context;
  const drafts = chooseConversations(batch, jobs, productions, context).flatMap((conversationPlan, index) => {
    const lines = draftsOf(conversationPlan, index + 1, today, random);
    batch.conversation.push({
      id: index + 1,
      recruiter_id: conversationPlan.recruiter.id,
      talent_id: conversationPlan.talent.id,
      project_id: conversationPlan.projectId,
      created_at: lines[0]?.created_at ?? moment(today, 0),
    });
    return lines;
  });
  const lastRead = new Map<string, Batch['conversation_read'][number]>();
  const written = new Map<number, number>();
  drafts.sort((one, other) => one.created_at.localeCompare(other.created_at));
  for (const [index, { readBy, ...draft }] of drafts.entries()) {
    const id = index + 1;
    batch.message.push({ id, ...draft });
    const place = (written.get(draft.conversation_id) ?? 0) + 1;
    written.set(draft.conversation_id, place);
    for (const reader of readBy)
      lastRead.set(`${draft.conversation_id} ${reader}`, {
        conversation_id: draft.conversation_id,
        account_id: reader,
        last_read_seq: place,
      });
  }
  batch.conversation_read.push(...lastRead.values());
}
