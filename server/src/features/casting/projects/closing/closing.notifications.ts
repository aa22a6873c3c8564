import type { Database } from '../../../../platform/db/database.ts';
import type { EventType } from '../../../../platform/events/event.ts';
import { type NotificationKind, notification } from '../../../../platform/feature/notification.ts';
import { copyLine, renderEmail } from '../../../../platform/mail/render-email.ts';
import { answeredAtClosing, castAtClosing } from './closing.events.ts';
import { type ClosingFacts, findClosingFacts, findNames } from './notification-facts.queries.ts';

const path = '/app/openings/open-projects';
const action = 'See your jobs';

interface Facts extends ClosingFacts {
  /** Whom they play. Empty for who was not chosen. */
  readonly characters: string;
}

interface News<P> {
  readonly ref: string;
  readonly event: EventType<P>;
  readonly message: string;
  readonly subject: string;
  readonly findFacts: (trx: Database, payload: P) => Promise<Facts | undefined>;
  /** With all of the words, which the notification shortens. */
  readonly write: (facts: Facts) => { readonly subject: string; readonly paragraphs: readonly string[] };
}

const toTalent = <P extends { readonly talentId: number }>(news: News<P>) =>
  notification({
    ref: news.ref,
    event: news.event,
    notificationType: 1,
    topic: 'applications',
    text: { message: news.message, path, email: { subject: news.subject, action } },
    to: ({ talentId }) => talentId,
    loadContent: async (trx, payload) => {
      const facts = await news.findFacts(trx, payload);
      if (!facts) return undefined;
      const { ownerId: about, ...variables } = facts;
      return { about, variables };
    },
    writeEmail: async (trx, payload, { firstName, publicUrl, forManager }) => {
      const facts = await news.findFacts(trx, payload);
      if (!facts) return undefined;
      const { subject, paragraphs } = news.write(facts);
      const text = renderEmail({
        greeting: forManager ? 'Hi,' : `Hi ${firstName},`,
        paragraphs: [...(forManager ? [copyLine(firstName)] : []), ...paragraphs],
        action: { label: action, url: `${publicUrl}${path}` },
        footnote: 'You can choose which emails you get in your settings.',
      });
      return { email: { subject, ...text }, message: `${subject}: ${publicUrl}${path}` };
    },
  });

const linesOf = (words: string) => words.split(/\n+/);

const cast = toTalent({
  ref: 'project.cast',
  event: castAtClosing,
  message: '**{{who}}** cast you as **{{characters}}** in _{{project}}_. “{{words}}”',
  subject: 'You’re cast as {{characters}}',
  findFacts: async (trx, { closingId, characterIds }) => {
    const facts = await findClosingFacts(trx, closingId, 'cast');
    return facts && { ...facts, characters: await findNames(trx, characterIds) };
  },
  write: ({ who, characters, project, words }) => ({
    subject: `You’re cast as ${characters}`,
    paragraphs: [`${who} cast you as ${characters} in ${project}.`, ...linesOf(words)],
  }),
});

const answered = toTalent({
  ref: 'project.answered',
  event: answeredAtClosing,
  message: '“{{words}}” **{{who}}** closed _{{project}}_.',
  subject: '{{project}} is closed',
  findFacts: async (trx, { closingId, part }) => {
    const facts = await findClosingFacts(trx, closingId, part);
    return facts && { ...facts, characters: '' };
  },
  write: ({ who, project, words }) => ({
    subject: `${project} is closed`,
    paragraphs: [...linesOf(words), `${who} closed ${project}.`],
  }),
});

export const closingNotifications: readonly NotificationKind[] = [cast, answered];
