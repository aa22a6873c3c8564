import type { Database } from '../../../platform/db/database.ts';
import {
  type EmailReader,
  type NotificationKind,
  notification,
} from '../../../platform/feature/notification.ts';
import { copyLine, renderEmail } from '../../../platform/mail/render-email.ts';
import { renderPath } from '../../messaging/notifications/index.ts';
import {
  availabilityAsked,
  availabilityExpired,
  type Days,
  formatLongDays,
  formatShortDays,
} from '../availability-checks/index.ts';
import {
  findAskedCharacter,
  findCharacter,
  findDays,
  findName,
  findUnlocker,
} from './notification-facts.queries.ts';
import { talentUnlocked } from './unlocking.events.ts';

interface Unlocker {
  readonly name: string;
  readonly company: string;
  /** Their public page. */
  readonly page: string;
}

interface UnlockEmailFacts {
  readonly firstName: string;
  readonly by: Unlocker;
  /** Undefined without an availability check. */
  readonly days: Days | undefined;
  /** Where the talent replies. */
  readonly answerUrl: string;
  /** False when the talent was unlocked before. */
  readonly isNew: boolean;
  /** The email is a copy for the talent's manager. */
  readonly forManager?: boolean;
}

const seen =
  'They can now see your mobile number, email, manager, social links and calendar, and message you.';

const paragraphsOf = ({ firstName, by, days, isNew, forManager }: UnlockEmailFacts) => {
  const who = `${by.name} from ${by.company}`;
  return [
    ...(forManager ? [copyLine(firstName)] : []),
    ...(isNew ? [`${who} unlocked your profile. ${seen}`] : []),
    ...(days
      ? [`${who} wants to know if you’re available ${formatLongDays(days)}.`, `About them: ${by.page}`]
      : []),
  ];
};

/** Contains nothing of the talent's own data. */
const writeUnlockEmail = (news: UnlockEmailFacts) => {
  const { by, days, answerUrl } = news;
  const who = `${by.name} from ${by.company}`;
  return {
    email: {
      subject: days ? `${by.company} is checking your availability` : `${by.company} unlocked your profile`,
      ...renderEmail({
        greeting: news.forManager ? 'Hi,' : `Hi ${news.firstName},`,
        paragraphs: paragraphsOf(news),
        action: days
          ? { label: 'Reply on Callboard', url: answerUrl }
          : { label: 'View their page', url: by.page },
        footnote:
          'Callboard never asks you to pay for a role. If something seems wrong, report them on their page.',
      }),
    },
    message: days
      ? `${who} wants to know if you’re available ${formatLongDays(days)}. Reply: ${answerUrl}`
      : `${who} unlocked your profile on Callboard. About them: ${by.page}`,
  };
};

interface RefundEmailFacts {
  readonly firstName: string;
  readonly talent: string;
  readonly creditsUrl: string;
}

const writeRefundEmail = ({ firstName, talent, creditsUrl }: RefundEmailFacts) => ({
  email: {
    subject: `Credit refunded for ${talent}`,
    ...renderEmail({
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `${talent} had been away for over 90 days and didn’t reply within 7 days, so we’ve refunded your credit.`,
        'Their profile stays unlocked.',
      ],
      action: { label: 'View your credits', url: creditsUrl },
    }),
  },
  message: `${talent} didn’t reply within 7 days, so we’ve refunded your Callboard credit: ${creditsUrl}`,
});

interface Happened {
  readonly recruiterId: number;
  readonly talentId: number;
  readonly questionId?: number | undefined;
}

const answerPath = '/app/talent/dashboard/notification?question={{question}}';
const recruiterPath = '/recruiter/{{recruiter}}';
const creditsPath = '/app/recruiter/dashboard/credits-balance';

const readFacts = async (trx: Database, happened: Happened) => {
  const { recruiterId, questionId } = happened;
  const by = await findUnlocker(trx, recruiterId);
  const days = questionId === undefined ? undefined : await findDays(trx, questionId);
  return by && { by, days, part: await findCharacter(trx, happened) };
};

const write =
  (isNew: boolean) =>
  async (trx: Database, happened: Happened, { firstName, publicUrl, forManager }: EmailReader) => {
    const known = await readFacts(trx, happened);
    if (!known) return undefined;
    const by = { ...known.by, page: `${publicUrl}/recruiter/${known.by.public_id}` };
    const answerUrl = `${publicUrl}${renderPath(answerPath, { question: String(happened.questionId) })}`;
    return writeUnlockEmail({ firstName, by, days: known.days, answerUrl, isNew, forManager });
  };

interface Kind {
  readonly ref: string;
  readonly message: string;
  readonly hasCharacter: boolean;
  readonly hasDays: boolean;
}

/** Four variants with one cause, so only one of them is sent. */
const unlocked = ({ ref, message, hasCharacter, hasDays }: Kind) =>
  notification({
    ref,
    event: talentUnlocked,
    notificationType: 1,
    topic: 'availability',
    text: { message, path: hasDays ? answerPath : recruiterPath },
    to: ({ talentId }) => talentId,
    loadContent: async (trx, happened) => {
      const known = await readFacts(trx, happened);
      if (!known || hasCharacter !== (known.part !== undefined) || hasDays !== (known.days !== undefined))
        return undefined;
      const { by, days, part } = known;
      const { recruiterId, talentId, questionId } = happened;
      return {
        about: recruiterId,
        cause: `talent.unlocked:${recruiterId}:${talentId}`,
        variables: {
          name: by.name,
          recruiter: by.public_id,
          ...(part && { part: part.name, project: part.title }),
          ...(days && { days: formatShortDays(days), question: String(questionId) }),
        },
        ...(questionId !== undefined && days && { questionId }),
      };
    },
    writeEmail: write(true),
  });

/** With the character they are asked for, or without one. */
const availabilityCheckSent = ({ ref, message, hasCharacter }: Omit<Kind, 'hasDays'>) =>
  notification({
    ref,
    event: availabilityAsked,
    notificationType: 1,
    topic: 'availability',
    text: { message, path: answerPath },
    to: ({ talentId }) => talentId,
    loadContent: async (trx, { recruiterId, questionId }) => {
      const [by, days, part] = [
        await findUnlocker(trx, recruiterId),
        await findDays(trx, questionId),
        await findAskedCharacter(trx, questionId),
      ];
      if (!by || !days || hasCharacter !== (part !== undefined)) return undefined;
      return {
        about: recruiterId,
        questionId,
        cause: `availability.asked:${questionId}`,
        variables: {
          name: by.name,
          days: formatShortDays(days),
          question: String(questionId),
          ...(part && { part: part.name, project: part.title }),
        },
      };
    },
    writeEmail: write(false),
  });

const creditRefunded = notification({
  ref: 'credits.back',
  event: availabilityExpired,
  notificationType: 2,
  topic: 'credits',
  text: {
    message: '**{{name}}** didn’t reply within 7 days, so we’ve refunded your credit.',
    path: creditsPath,
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { recruiterId, talentId, creditIsBack }) => {
    const name = creditIsBack ? await findName(trx, talentId) : undefined;
    if (name === undefined) return undefined;
    return { about: talentId, cause: `credits.back:${recruiterId}:${talentId}`, variables: { name } };
  },
  writeEmail: async (trx, { talentId }, { firstName, publicUrl }) => {
    const talent = await findName(trx, talentId);
    return talent === undefined
      ? undefined
      : writeRefundEmail({ firstName, talent, creditsUrl: `${publicUrl}${creditsPath}` });
  },
});

export const unlockingNotifications: readonly NotificationKind[] = [
  unlocked({
    ref: 'talent.unlocked',
    message: '**{{name}}** unlocked your profile.',
    hasCharacter: false,
    hasDays: false,
  }),
  unlocked({
    ref: 'talent.unlocked-for-part',
    message: '**{{name}}** unlocked your profile for **{{part}}** in _{{project}}_.',
    hasCharacter: true,
    hasDays: false,
  }),
  unlocked({
    ref: 'talent.unlocked-and-asked',
    message: '**{{name}}** unlocked your profile. Are you available {{days}}?',
    hasCharacter: false,
    hasDays: true,
  }),
  unlocked({
    ref: 'talent.unlocked-for-part-and-asked',
    message:
      '**{{name}}** unlocked your profile for **{{part}}** in _{{project}}_. Are you available {{days}}?',
    hasCharacter: true,
    hasDays: true,
  }),
  availabilityCheckSent({
    ref: 'availability.asked',
    message: '**{{name}}** wants to know if you’re available {{days}}.',
    hasCharacter: false,
  }),
  availabilityCheckSent({
    ref: 'availability.asked-for-part',
    message: '**{{name}}** wants to know if you’re available {{days}} for **{{part}}** in _{{project}}_.',
    hasCharacter: true,
  }),
  creditRefunded,
];
