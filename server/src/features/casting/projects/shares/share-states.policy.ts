export type ShareStatus = 'shared' | 'read' | 'interested' | 'declined' | 'closed';
type ShareStep = 'open' | 'close';

/** What a share becomes when the talent opens the project, and when the project closes. */
export const shareStates: Readonly<Record<ShareStatus, Readonly<Record<ShareStep, ShareStatus>>>> = {
  shared: { open: 'read', close: 'closed' },
  read: { open: 'read', close: 'closed' },
  interested: { open: 'interested', close: 'closed' },
  declined: { open: 'declined', close: 'declined' },
  closed: { open: 'closed', close: 'closed' },
};

/** The states that a step changes. */
export const changedBy = (step: ShareStep): ShareStatus[] =>
  (['shared', 'read', 'interested', 'declined', 'closed'] as const).filter(
    (status) => shareStates[status][step] !== status,
  );
