import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { lineOf } from '../model/recruiter-words.ts';
import classes from './identity.module.css';

/** Longer ones are folded: the calls below must not be a page away. */
const longBio = 560;
const longName = 24;

function Bio({ text }: { text: string }) {
  const { t } = useTranslation('recruiterProfile');
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > longBio;
  return (
    <>
      <p className={classes.bio} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'fewer' : 'readAll')}
        </button>
      )}
    </>
  );
}

/** Who this is: the name, one line, how things stand, and their own words. */
export function Identity({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { name, is_verified, open_call_count: count, bio } = recruiter;
  const line = lineOf(recruiter);
  return (
    <header>
      <h1 className={classes.name} data-long={name.length > longName || undefined}>
        {name}
      </h1>
      {line && <p className={classes.line}>{line}</p>}
      {(is_verified || count > 0) && (
        <ul className={classes.statuses}>
          {is_verified && (
            <li>
              <StatusChip family="go" icon={ShieldCheck}>
                {t('verified')}
              </StatusChip>
            </li>
          )}
          {count > 0 && (
            <li>
              <Status name="casting">{t('casting', { count })}</Status>
            </li>
          )}
        </ul>
      )}
      {bio && <Bio text={bio} />}
    </header>
  );
}
