import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { SelectField } from '../../../../../shared/ui/select-field/select-field.tsx';
import { FieldError, TextField } from '../../../../../shared/ui/text-field/text-field.tsx';
import { nameOf } from '../../../../site/reference/index.ts';
import { LinkInstagram } from '../../../instagram/index.ts';
import { PageSection } from '../../components/page-section.tsx';
import { AddButton, RemoveButton } from '../../components/row-buttons.tsx';
import { WizardField, type WizardFieldHandle } from '../../components/wizard-field.tsx';
import { networkOf, readHandle } from '../../fields/social-handle.ts';
import type { LinkText } from '../../fields/social-links.ts';
import { useWizard } from '../../model/wizard-context.ts';
import classes from './social-links.module.css';

interface RowProps {
  link: LinkText;
  /** The networks of this row: its own, and those no other row has. */
  networks: readonly { id: number; name: string }[];
  onChange: (link: LinkText) => void;
  onRemove: () => void;
  disabled: boolean;
}

function LinkRow({ link, networks, onChange, onRemove, disabled }: RowProps) {
  const { t } = useTranslation('profileWizard');
  const network = nameOf(networks, link.network);
  /** A pasted URL sets its own network. */
  const type = (handle: string) => {
    const meant = networkOf(handle);
    const isFree = meant !== undefined && networks.some(({ id }) => id === meant);
    onChange({ ...link, handle, network: isFree ? meant : link.network });
  };
  const tidy = () => {
    const handle = readHandle(link.handle, link.network);
    if (handle !== link.handle) onChange({ ...link, handle });
  };
  return (
    <li className={classes.row}>
      <SelectField
        label={t('work.links.network')}
        placeholder={t('work.links.network')}
        options={networks.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(link.network)}
        disabled={disabled}
        onChange={(event) =>
          onChange({ ...link, network: Number(event.currentTarget.value) || link.network })
        }
      />
      <TextField
        label={t('work.links.handle')}
        value={link.handle}
        readOnly={disabled}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={tidy}
      />
      <TextField
        label={t('work.links.followers')}
        value={link.followers}
        readOnly={disabled}
        autoComplete="off"
        placeholder={t('work.links.followersHint')}
        onChange={(event) => onChange({ ...link, followers: event.currentTarget.value })}
      />
      {!disabled && <RemoveButton label={t('work.links.remove', { network })} onClick={onRemove} />}
    </li>
  );
}

function Links({ label, value, onChange, error, disabled }: WizardFieldHandle<LinkText[]>) {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const isFree = (id: number) => !value.some(({ network }) => network === id);
  const [next] = lists.social_networks.filter(({ id }) => isFree(id));
  return (
    <>
      {value.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {value.map((link, index) => (
            <LinkRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a pasted link may change the network under the cursor.
              key={index}
              link={link}
              networks={lists.social_networks.filter(({ id }) => id === link.network || isFree(id))}
              onChange={(changed) => onChange(value.map((one) => (one === link ? changed : one)))}
              onRemove={() => onChange(value.filter((one) => one !== link))}
              disabled={disabled}
            />
          ))}
        </ul>
      )}
      {error && <FieldError>{error}</FieldError>}
      {next && (
        <AddButton
          label={t('work.links.add')}
          disabled={disabled}
          onClick={() => onChange([...value, { network: next.id, handle: '', followers: '' }])}
        />
      )}
    </>
  );
}

/** Social links with their number of followers. */
export function SocialLinks() {
  const { t } = useTranslation('profileWizard');
  const { isReadOnly } = useWizard();
  return (
    <PageSection title={t('work.links.title')} aside={t('work.links.aside')}>
      <p>{t('work.links.handleHint')}</p>
      <WizardField name="socialLinks">{(control) => <Links {...control} />}</WizardField>
      <LinkInstagram disabled={isReadOnly} />
    </PageSection>
  );
}
