import type { CreditEntry } from '@callboard/contract/billing/credits';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDayTime } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { changeLooks, kindOf } from '../model/change-kinds.ts';
import { entryWords } from '../model/entry-words.ts';
import { signed } from '../model/signed.ts';
import classes from './entries-table.module.css';

/** The face of whom it is about, or the sign of what it is. The words beside it say the same. */
function Picture({ entry }: { entry: CreditEntry }) {
  const [isBroken, setIsBroken] = useState(false);
  const Icon = changeLooks[kindOf(entry.changeType)].icon;
  const face = entry.talent?.file_url;
  return (
    <span className={classes.picture} aria-hidden>
      {face && !isBroken ? (
        <img src={face} alt="" width={34} height={43} loading="lazy" onError={() => setIsBroken(true)} />
      ) : (
        <Icon size={18} />
      )}
    </span>
  );
}

export function EntryRow({ entry }: { entry: CreditEntry }) {
  const { t } = useTranslation('credits');
  const kind = kindOf(entry.changeType);
  const { title, detail } = entryWords(entry, t);
  const profile = entry.talent?.userUniqueId;
  return (
    <tr className={classes.entry}>
      <td className={classes.when}>
        <time dateTime={entry.createdAt}>{formatDayTime(entry.createdAt)}</time>
      </td>
      <td className={classes.kind}>
        <StatusChip {...changeLooks[kind]}>{t(`kinds.${kind}`)}</StatusChip>
      </td>
      <td className={classes.what}>
        <div className={classes.about}>
          <Picture entry={entry} />
          <div className={classes.words}>
            <b>{profile ? <Link to={paths.talent(profile)}>{title}</Link> : title}</b>
            <span>{detail}</span>
          </div>
        </div>
      </td>
      <td className={classes.credits} data-came={entry.credits > 0 || undefined}>
        {signed(entry.credits)}
      </td>
      <td className={classes.balance}>
        <span className={classes.balanceWord} aria-hidden>
          {t('history.columns.balance')}{' '}
        </span>
        {formatCount(entry.balance)}
      </td>
    </tr>
  );
}
