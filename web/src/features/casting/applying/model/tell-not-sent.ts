import '../i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { notSent } from '../../../../shared/lib/send-later/not-sent.ts';
import type { Refused } from './outgoing-record.ts';

/** Back to the form, where all of it still is; what followed an application is told on its page. */
export const placeOf = ({ jobId, roleId, change, applicationId }: Refused): string =>
  applicationId === undefined
    ? paths.jobApply(jobId, { role: roleId, application: change?.id })
    : paths.myApplication(applicationId);

/** Wherever one is by then. The page it leads to says it by itself. */
export function tellNotSent(one: Refused): void {
  const to = placeOf(one);
  if (window.location.pathname === to.split('?')[0]) return;
  const t = translatorOf('applying');
  const what =
    one.applicationId !== undefined ? 'tape' : one.change && !one.change.isAgain ? 'change' : 'new';
  notSent.set({ text: t(`notSent.${what}`), label: t('notSent.why'), to });
}
