import {
  type ApplicationStatus,
  applicationStatuses,
  clockedStatuses,
  endedStatuses,
  movingStatuses,
  type StepMaker,
} from '@callboard/contract/casting/application-values';

/** Among these the team moves as it likes. Offers and casting have features of their own. */
const chosenByTeam = ['viewed', 'shortlisted', 'audition', 'callback'] as const;
const teamTargets: readonly ApplicationStatus[] = [...chosenByTeam, 'not_selected'];
const talentTargets: readonly ApplicationStatus[] = ['applied', 'withdrawn'];

/** What decides about steps besides the status. */
export interface StepPlace {
  readonly isJobOpen: boolean;
  /** Closed by its team. One that only expired can still be decided about. */
  readonly isJobClosed: boolean;
}

const isMoving = (status: ApplicationStatus) => movingStatuses.includes(status);

const byTeam = (from: ApplicationStatus, { isJobClosed }: StepPlace): readonly ApplicationStatus[] => {
  if (from === 'offered') return ['not_selected'];
  if (isMoving(from)) return teamTargets.filter((to) => to !== from);
  return from === 'not_selected' && !isJobClosed ? ['viewed'] : [];
};

const byTalent = (from: ApplicationStatus, { isJobOpen }: StepPlace): readonly ApplicationStatus[] => {
  if (isMoving(from)) return ['withdrawn'];
  return from === 'withdrawn' && isJobOpen ? ['applied'] : [];
};

const byCallboard = (from: ApplicationStatus): readonly ApplicationStatus[] =>
  isMoving(from) ? ['role_closed'] : [];

/** What each may make of an application. */
export const stepsFrom: Readonly<
  Record<StepMaker, (from: ApplicationStatus, place: StepPlace) => readonly ApplicationStatus[]>
> = { team: byTeam, talent: byTalent, callboard: byCallboard };

/** What each can ask for at all, whatever the status. */
const targetsOf: Readonly<Record<StepMaker, readonly ApplicationStatus[]>> = {
  team: teamTargets,
  talent: talentTargets,
  callboard: ['role_closed'],
};

/**
 * `same`: it is there already, so a call that is repeated changes nothing. `never`: not a step of this maker.
 * `settled`: not from where it stands. `moved`: somebody else was first.
 */
export type StepOutcome = 'taken' | 'same' | 'never' | 'settled' | 'moved';

interface AskedStep {
  readonly maker: StepMaker;
  readonly status: ApplicationStatus;
  readonly to: ApplicationStatus;
  /** Where it stood when it was read. */
  readonly from: ApplicationStatus | undefined;
  readonly place: StepPlace;
}

export function outcomeOf({ maker, status, to, from, place }: AskedStep): StepOutcome {
  if (!targetsOf[maker].includes(to)) return 'never';
  if (status === to) return 'same';
  if (from !== undefined && from !== status) return 'moved';
  return stepsFrom[maker](status, place).includes(to) ? 'taken' : 'settled';
}

const decidingAgainMs = 24 * 60 * 60 * 1000;

interface AskedTime {
  readonly status: ApplicationStatus;
  readonly from: ApplicationStatus | undefined;
  /** When the team last said so. */
  readonly saidAt: Date | undefined;
  readonly now: Date;
}

/** Nothing is decided yet: of whatever waits for the team, and once a day. */
export function outcomeOfDeciding({ status, from, saidAt, now }: AskedTime): Exclude<StepOutcome, 'never'> {
  if (from !== undefined && from !== status) return 'moved';
  if (!clockedStatuses.includes(status)) return 'settled';
  return saidAt && now.getTime() - saidAt.getTime() < decidingAgainMs ? 'same' : 'taken';
}

/** What becomes of an open one when its job or project closes: nobody had opened it, or it was considered. */
export const closedAs: Readonly<Record<string, 'role_closed' | 'not_selected'>> = {
  applied: 'role_closed',
  viewed: 'not_selected',
  shortlisted: 'not_selected',
  audition: 'not_selected',
  callback: 'not_selected',
  offered: 'not_selected',
};

export const isEnded = (status: ApplicationStatus): boolean => endedStatuses.includes(status);

/** From the database, whose check lists the same. */
export const toStatus = (status: string): ApplicationStatus => {
  const known = applicationStatuses.find((one) => one === status);
  if (!known) throw new Error(`No status of applications: ${status}`);
  return known;
};
