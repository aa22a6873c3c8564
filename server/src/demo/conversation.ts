import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import { inbox, type Thread, threads } from './data/threads.ts';
import type { Call } from './job.ts';
import type { Person } from './person.ts';
import type { Production } from './project.ts';
import type { Random } from './random.ts';
import type { Recruiter } from './recruiter.ts';
import type { ApplicationRow, MessageRow } from './rows.ts';
import { fill } from './text.ts';

interface Talk {
  readonly recruiter: Recruiter;
  readonly talent: Person;
  readonly projectId: number | null;
  readonly lines: Thread;
  readonly words: Readonly<Record<string, string>>;
  readonly hoursAgo: number;
  /** How many of the last lines the other side has not read. */
  readonly unread: number;
}

const hour = 1 / 24;
const sayingNo = threads.filter(([first]) => first?.[1].includes('gone to somebody else'));
const goingOn = threads.filter((thread) => !sayingNo.includes(thread));
const worthATalk: ReadonlySet<string> = new Set([
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'not_selected',
]);

type Draft = Omit<MessageRow, 'id'> & { readonly readBy: readonly number[] };

/** Written from the last line backwards, so that the newest is as old as it should be. */
function draftsOf(talk: Talk, conversationId: number, today: Date, random: Random): Draft[] {
  const { recruiter, talent, lines } = talk;
  let hoursAgo = talk.hoursAgo;
  return lines
    .map(([who, text], index) => ({ who, text, isRead: index < lines.length - talk.unread }))
    .reverse()
    .map(({ who, text, isRead }, index) => {
      if (index > 0) hoursAgo += random.chance(0.5) ? random.int(4, 50) / 60 : random.int(2, 15);
      const sender = who === 'r' ? recruiter.id : talent.id;
      return {
        conversation_id: conversationId,
        sender_id: sender,
        client_id: random.uuid(),
        text: fill(text, talk.words),
        created_at: moment(today, -hoursAgo * hour),
        readBy: isRead ? [recruiter.id, talent.id] : [sender],
      };
    })
    .reverse();
}

/** What the demo recruiter finds in her inbox. */
function inboxTalks(productions: readonly Production[], { people }: DemoContext): Talk[] {
  return inbox.flatMap(({ face, ...talk }) => {
    const talent = people[face];
    const own = productions.filter(({ script }) => script.company === 'Lantern Casting');
    const production =
      own.find(({ roles }) => roles.some(({ row }) => row.cast_talent_id === talent?.id)) ?? own[0];
    if (!talent || !production) return [];
    return [{ ...talk, talent, recruiter: production.recruiter, projectId: production.row.id, words: {} }];
  });
}

function talkAbout(
  application: ApplicationRow,
  calls: readonly Call[],
  productions: readonly Production[],
  context: DemoContext,
): Talk[] {
  const { people, random } = context;
  const talent = people.find(({ id }) => id === application.talent_id);
  const call = calls.find(({ row }) => row.id === application.job_id);
  const production = productions.find(({ row }) => row.id === call?.row.project_id);
  if (!talent || !call || !production || production.script.company === 'Lantern Casting') return [];
  const isOver = application.status === 'not_selected';
  if (isOver && call.row.status !== 'closed') return [];
  const lines = random.pick(isOver ? sayingNo : goingOn);
  const length = isOver ? lines.length : random.int(1, lines.length);
  const words = {
    first: talent.firstName,
    part: call.row.title,
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
      words,
      hoursAgo: random.fraction() ** 2 * 200 + 0.5,
      unread: random.chance(0.35) ? 1 : 0,
    },
  ];
}

function chooseTalks(
  batch: Batch,
  calls: readonly Call[],
  productions: readonly Production[],
  context: DemoContext,
): Talk[] {
  const candidates = batch.job_application.filter(({ status }) => worthATalk.has(status));
  const ofDemoTalent = candidates.filter(({ talent_id }) => talent_id === context.people[0]?.id);
  const refused = candidates.filter(({ status }) => status === 'not_selected');
  const hopeful = candidates.filter(({ status }) => status !== 'not_selected');
  const drawn = [...context.random.sample(hopeful, 45), ...context.random.sample(refused, 30)];
  const talks = [...ofDemoTalent, ...drawn].flatMap((application) =>
    talkAbout(application, calls, productions, context),
  );
  const seen = new Set<string>();
  return [...inboxTalks(productions, context), ...talks].filter(({ recruiter, talent, projectId }) => {
    const key = `${recruiter.id} ${talent.id} ${projectId}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Ids follow time over all talks, since the newest message is the one with the highest id. */
export function addConversations(
  batch: Batch,
  calls: readonly Call[],
  productions: readonly Production[],
  context: DemoContext,
): void {
  const { random, today } = context;
  const drafts = chooseTalks(batch, calls, productions, context).flatMap((talk, index) => {
    const lines = draftsOf(talk, index + 1, today, random);
    batch.conversation.push({
      id: index + 1,
      recruiter_id: talk.recruiter.id,
      talent_id: talk.talent.id,
      project_id: talk.projectId,
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
