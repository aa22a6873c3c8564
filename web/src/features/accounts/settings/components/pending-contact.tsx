import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import type { ContactKind } from '../api.ts';
import { contactOf } from '../model/contact.ts';
import { useSettings } from '../model/settings-context.ts';
import { CodeEntry } from './code-entry.tsx';
import classes from './pending-contact.module.css';

interface PendingContactProps {
  kind: ContactKind;
  onVerified: () => void;
}

/** A new address that waits for its code; the old one stays in use until then, and may simply stay. */
export function PendingContact({ kind, onVerified }: PendingContactProps) {
  const { t } = useTranslation('settings');
  const { record, keepContact } = useSettings();
  const { address: known, pending } = contactOf(record, kind);
  if (pending === null) return null;
  // The number of the profile itself may be the one that waits: then there is no old one to keep.
  const address = known === pending ? null : known;
  const show = kind === 'email' ? String : formatMobile;
  return (
    <div className={classes.pending}>
      <p className={classes.title}>{t('contact.pending.title', { address: show(pending) })}</p>
      <p className={classes.text}>
        {address === null
          ? t(`contact.pending.new.${kind}`)
          : t(`contact.pending.keep.${kind}`, { current: show(address) })}
      </p>
      <CodeEntry
        key={pending}
        kind={kind}
        address={pending}
        onVerified={onVerified}
        way={
          address === null
            ? undefined
            : { label: t('contact.pending.cancel'), onTake: () => keepContact(kind, address) }
        }
      />
    </div>
  );
}
